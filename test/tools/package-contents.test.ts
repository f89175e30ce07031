import { describe, expect, it } from 'vitest';
import { foreignPrebuilds, isLeftOut } from '../../tools/package-contents.ts';

describe('the packaged app', () => {
  it('holds what was built and what it loads from node_modules', () => {
    const paths = ['', '/package.json', '/dist', '/dist/main/main.cjs', '/node_modules/sharp/lib/index.js'];
    expect(paths.filter(isLeftOut)).toEqual([]);
  });

  it('holds no sources, tests, caches, maps and nothing whose name only begins alike', () => {
    const paths = [
      '/electron/main.ts',
      '/test',
      '/dist.12.new/main/main.cjs',
      '/node_modules/.cache/x',
      '/node_modules/better-sqlite3/deps/sqlite3.c',
      '/dist/main/main.cjs.map',
    ];
    expect(paths.filter((path) => !isLeftOut(path))).toEqual([]);
  });

  it('holds the database library of its own system alone', () => {
    const files = ['linux-x64.node', 'linuxmusl-x64.node', 'linux-arm64.node', 'win32-x64.node'];
    expect(foreignPrebuilds(files, 'linux', 'x64')).toEqual(files.slice(1));
  });
});
