import { describe, expect, it } from 'vitest';
import { chooseHost, electronArguments } from '../../tools/choose-host.ts';

describe('npm start', () => {
  it('opens the window where there is a display and an Electron', () => {
    for (const env of [{ DISPLAY: ':0' }, { WAYLAND_DISPLAY: 'wayland-0' }])
      expect(chooseHost({ platform: 'linux', env }, '/e')).toEqual({ host: 'window', program: '/e' });
    expect(chooseHost({ platform: 'darwin', env: {} }, '/e')).toEqual({ host: 'window', program: '/e' });
  });

  it('serves to a browser without a display, whatever else there is', () => {
    expect(chooseHost({ platform: 'linux', env: { DISPLAY: '' } }, '/e')).toMatchObject({ host: 'browser' });
  });

  it('serves to a browser without an Electron and says so', () => {
    expect(chooseHost({ platform: 'linux', env: { DISPLAY: ':0' } }, null)).toEqual({
      host: 'browser',
      why: "Electron's program is not here and could not be downloaded",
    });
  });

  const given = { folders: ['/pictures'], projectDir: '/app', platform: 'linux' as const, isRoot: false };

  it('tells a bare Electron where the app is, and one with the app inside only the folders', () => {
    expect(electronArguments({ ...given, hasAppInside: false })).toEqual(['/app', '/pictures']);
    expect(electronArguments({ ...given, hasAppInside: true })).toEqual(['/pictures']);
  });

  it('leaves the sandbox out for root on Linux alone', () => {
    const root = { ...given, hasAppInside: true, isRoot: true };
    expect(electronArguments(root)).toEqual(['--no-sandbox', '/pictures']);
    expect(electronArguments({ ...root, platform: 'darwin' })).toEqual(['/pictures']);
  });
});
