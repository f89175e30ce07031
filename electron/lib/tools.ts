import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

export type ToolName = 'ffmpeg' | 'ffprobe';

/** Where a program was found, and by which way. */
export type FoundTool = { readonly path: string; readonly from: 'setting' | 'package' | 'PATH' };

export type ToolSearch = {
  readonly configured: string | null;
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Path that a package gives, or null where the package (or its binary) is not installed. */
  readonly packaged: (tool: ToolName) => string | null;
};

/** Looks in the setting, then the packages that may carry the program, then PATH. Null when it is nowhere. */
export function findTool(tool: ToolName, search: ToolSearch): FoundTool | null {
  if (search.configured != null && isProgram(search.configured)) return { path: search.configured, from: 'setting' };
  const packaged = search.packaged(tool);
  if (packaged != null && isProgram(packaged)) return { path: packaged, from: 'package' };
  const name = search.platform === 'win32' ? `${tool}.exe` : tool;
  for (const folder of (search.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (folder !== '' && isProgram(path)) return { path, from: 'PATH' };
  }
  return null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

/**
 * The program inside an optional package. The package may be absent (its download failed at install), which is no error.
 * In a packaged app the path points into the archive, while the program lies beside it.
 */
export function packagedTool(tool: ToolName): string | null {
  const require = createRequire(import.meta.url);
  try {
    const found: unknown = tool === 'ffmpeg' ? require('ffmpeg-static') : require('@ffprobe-installer/ffprobe').path;
    return typeof found === 'string'
      ? found.replace('app.asar', 'app.asar.unpacked').replace('.unpacked.unpacked', '.unpacked')
      : null;
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND')
    )
      return null;
    // @ffprobe-installer throws a text when it has no program for this system.
    if (typeof error === 'string' || error instanceof Error) return null;
    throw error;
  }
}
