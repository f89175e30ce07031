import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The built work host. Built code lies in `dist/<part>/` beside `dist/workers/`; from source (tests) the project's `dist`
 * is used.
 */
export function workHostEntry(): string {
  const here = import.meta.dirname;
  const beside = join(here, '..', 'workers', 'host.cjs');
  return existsSync(beside) ? beside : join(here, '..', '..', 'dist', 'workers', 'host.cjs');
}
