import { z } from 'zod';
import { QueueName } from './jobs.ts';

/** Settings a person can change. Stored one row a key; an unknown or broken value falls back to the default here. */
export const Settings = z.object({
  ffmpegPath: z.string().nullable().default(null),
  ffprobePath: z.string().nullable().default(null),
  paused: z.boolean().default(false),
  pausedQueues: z.array(QueueName).default([]),
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  ignoreGlobs: z.array(z.string()).default([]),
});
export type Settings = z.infer<typeof Settings>;
export const SettingsPatch = z.object({
  ffmpegPath: z.string().nullable().optional(),
  ffprobePath: z.string().nullable().optional(),
  theme: z.enum(['system', 'light', 'dark']).optional(),
  ignoreGlobs: z.array(z.string().max(500)).max(500).optional(),
});
export type SettingsPatch = z.infer<typeof SettingsPatch>;
