import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectDir } from './ensure-build.ts';
import { runQuietly } from './steps.ts';

export type StagedElectron =
  | { readonly kind: 'staged'; readonly program: string }
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'failed'; readonly output: string };

/**
 * An Electron with this build inside, for tests of the desktop host: the program of `ARSIP_STAGED_ELECTRON`, else one
 * that `../shared/tools/electron-runtime` lays in `outDir`, where that tool is there.
 */
export async function stageElectron(outDir: string): Promise<StagedElectron> {
  const given = process.env.ARSIP_STAGED_ELECTRON;
  if (given != null && given !== '') return { kind: 'staged', program: given };
  const tool = resolve(projectDir, '../shared/tools/electron-runtime');
  if (!existsSync(tool))
    return { kind: 'none', why: 'no ARSIP_STAGED_ELECTRON and no ../shared/tools/electron-runtime' };
  const { ok, output } = await runQuietly(tool, ['stage', projectDir, outDir]);
  const program = resolve(outDir, 'electron');
  return ok && existsSync(program) ? { kind: 'staged', program } : { kind: 'failed', output };
}
