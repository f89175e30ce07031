import { resolve } from 'node:path';
import { chooseHost, electronArguments, hasDisplay, type Machine } from './choose-host.ts';
import { BuildFailed, ensureBuild, projectDir } from './ensure-build.ts';
import { downloadElectron, findElectron, hasAppInside } from './find-electron.ts';
import { runForeground } from './steps.ts';

/** A window that ends with an error this soon never opened: a library is missing, the display refuses. */
const neverOpenedMs = 5_000;

/** npm runs scripts in the project's folder; what a person typed is relative to where they stood. */
function foldersFrom(args: readonly string[]): string[] {
  return args.filter((arg) => arg !== '--').map((arg) => resolve(process.env.INIT_CWD ?? process.cwd(), arg));
}

async function obtainElectron(machine: Machine): Promise<string | null> {
  const given = machine.env.ARSIP_ELECTRON;
  if (given != null && given !== '') return given;
  const found = findElectron(projectDir);
  if (found != null || !hasDisplay(machine) || machine.env.ARSIP_NO_DOWNLOAD === '1') return found;
  return (await downloadElectron(projectDir)) ? findElectron(projectDir) : null;
}

async function serve(why: string, folders: readonly string[]): Promise<number> {
  console.log(`No window: ${why}. Serving Arsip to a browser on this machine instead.`);
  return await runForeground(process.execPath, [resolve(projectDir, 'tools/arsip.mjs'), 'serve', '--open', ...folders]);
}

async function start(): Promise<number> {
  const folders = foldersFrom(process.argv.slice(2));
  await ensureBuild(() => console.log('Building Arsip…'));
  const machine: Machine = { platform: process.platform, env: process.env };
  const choice = chooseHost(machine, await obtainElectron(machine));
  if (choice.host === 'browser') return await serve(choice.why, folders);

  const startedAt = performance.now();
  const code = await runForeground(
    choice.program,
    electronArguments({
      folders,
      projectDir,
      hasAppInside: hasAppInside(choice.program),
      platform: process.platform,
      isRoot: process.getuid?.() === 0,
    }),
  );
  if (code === 0 || code > 128 || performance.now() - startedAt > neverOpenedMs) return code;
  return await serve(`Electron ended at once with code ${code}`, folders);
}

try {
  process.exitCode = await start();
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
