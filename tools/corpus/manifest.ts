import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Verdict = z.enum(['unsupported', 'corrupt', 'ok-partial']);
export type Verdict = z.infer<typeof Verdict>;

/** What a corpus says of one file. Its own README and `fields` define every value. */
const ManifestFile = z.object({
  path: z.string(),
  kind: z.enum(['photo', 'sidecar', 'video', 'subtitle', 'audio', 'hostile']),
  expected: z.record(z.string(), z.unknown()).default({}),
  disputed: z.record(z.string(), z.unknown()).default({}),
  expect: Verdict.optional(),
  alsoAcceptable: z.array(Verdict).default([]),
  why: z.string().optional(),
});
export type ManifestFile = z.infer<typeof ManifestFile>;

const Manifest = z.object({ files: z.array(ManifestFile).min(1) });

/** Reads `manifest.json` of a corpus. @throws when it is missing or is no manifest */
export function readManifest(folder: string): readonly ManifestFile[] {
  const parsed = Manifest.safeParse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  if (parsed.success) return parsed.data.files;
  throw new Error(`${join(folder, 'manifest.json')} is not a corpus manifest: ${z.prettifyError(parsed.error)}`);
}
