import { z } from 'zod';

/** One line of `doctor` and of the health view. */
export const HealthCheck = z.object({
  name: z.string(),
  state: z.enum(['ok', 'warning', 'error']),
  message: z.string(),
  /** The exact thing to do, such as a command; null when there is nothing to do. */
  remedy: z.string().nullable(),
});
export type HealthCheck = z.infer<typeof HealthCheck>;
