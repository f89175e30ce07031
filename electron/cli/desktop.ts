import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Desktop } from './parts.ts';

/** The system's own way to open an address or a file, or to show a file in its folder. */
export function findDesktop(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): Desktop {
  switch (platform) {
    case 'darwin':
      return { open: (target) => start('open', [target]), reveal: (path) => start('open', ['-R', path]) };
    case 'win32':
      // Not through `cmd /c start`, which would read `&` in an address as the end of it.
      return {
        open: (target) => start('rundll32.exe', ['url.dll,FileProtocolHandler', target]),
        reveal: (path) => start('explorer.exe', [`/select,${path}`]),
      };
    default: {
      const hasDisplay = (env.DISPLAY ?? '') !== '' || (env.WAYLAND_DISPLAY ?? '') !== '';
      if (!hasDisplay) return { open: null, reveal: null };
      return { open: (target) => start('xdg-open', [target]), reveal: (path) => start('xdg-open', [dirname(path)]) };
    }
  }
}

/** Starts a program on its own; false when it is not there. What it does afterwards is its own affair. */
function start(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((settle) => {
    const child = spawn(program, args, { detached: true, stdio: 'ignore' });
    child.once('error', () => settle(false));
    child.once('spawn', () => {
      child.unref();
      settle(true);
    });
  });
}
