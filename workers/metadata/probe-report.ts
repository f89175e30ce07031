import { z } from 'zod';
import { StageError } from '../lib/stage.ts';

/** The parts of ffprobe's JSON that values are taken from. Its numbers are texts, and any of them can be missing. */
const Tags = z.record(z.string(), z.string()).optional();
const ProbeStream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  codec_tag_string: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  r_frame_rate: z.string().optional(),
  duration: z.string().optional(),
  bit_rate: z.string().optional(),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
  tags: Tags,
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
});
const ProbeReport = z.object({
  streams: z.array(ProbeStream).default([]),
  format: z
    .object({
      format_name: z.string(),
      duration: z.string().optional(),
      bit_rate: z.string().optional(),
      size: z.string().optional(),
      tags: Tags,
    })
    .optional(),
});
export type ProbeStream = z.infer<typeof ProbeStream>;
export type ProbeReport = z.infer<typeof ProbeReport>;

/** @throws StageError EXTRACTOR_CRASHED when it is not what ffprobe prints */
export function parseProbeReport(json: unknown): ProbeReport {
  const parsed = ProbeReport.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new StageError('EXTRACTOR_CRASHED', `ffprobe printed something unexpected: ${parsed.error.message}`);
}
