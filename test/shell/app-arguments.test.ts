import { describe, expect, it } from 'vitest';
import { parseAppArguments } from '../../electron/shell/app-arguments.ts';

const parse = (argv: readonly string[], env: NodeJS.ProcessEnv = {}, isBare = false) =>
  parseAppArguments(['/opt/arsip', ...argv], isBare, '/home/me', env);

describe('the arguments of the app', () => {
  it('are folders, relative to where it was started', () => {
    expect(parse(['Pictures', '/mnt/nas']).folders).toEqual(['/home/me/Pictures', '/mnt/nas']);
  });

  it.each([[['--library', '/lib']], [['--library=/lib']], [['--library', '../../lib']]])(
    'name the library by %j',
    (argv) => {
      expect(parse([...argv, 'Pictures'])).toEqual({ libraryDir: '/lib', folders: ['/home/me/Pictures'] });
    },
  );

  it('come before the environment, which comes before the usual place', () => {
    expect(parse(['--library', '/asked'], { ARSIP_LIBRARY: '/env' }).libraryDir).toBe('/asked');
    expect(parse([], { ARSIP_LIBRARY: '/env' }).libraryDir).toBe('/env');
    expect(parse([]).libraryDir).toMatch(/Arsip/);
    expect(parse([], { ARSIP_LIBRARY: '' }).libraryDir).toMatch(/Arsip/);
  });

  it('leave the switches of Chromium alone', () => {
    expect(parse(['--no-sandbox', '--remote-debugging-port=0', 'Pictures', '--inspect=0']).folders).toEqual([
      '/home/me/Pictures',
    ]);
  });

  it('take everything behind -- for a folder', () => {
    expect(parse(['--', '--library', '-odd']).folders).toEqual(['/home/me/--library', '/home/me/-odd']);
  });

  it('do not take the app itself for a folder', () => {
    expect(parse(['--no-sandbox', '/work/app', 'Pictures'], {}, true).folders).toEqual(['/home/me/Pictures']);
  });
});
