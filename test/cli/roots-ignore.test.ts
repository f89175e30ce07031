import { expect, it } from 'vitest';
import type { Settings } from '../../contract/settings.ts';
import { makeFakeLibrary } from '../support/fake-library.ts';
import { makeTerminal } from '../support/terminal.ts';

function withGlobs(globs: readonly string[]) {
  const state = { globs: [...globs], tried: [] as string[][] };
  const settings = (): Settings => ({ ignoreGlobs: state.globs }) as Settings;
  const library = makeFakeLibrary({
    handlers: {
      'settings.get': settings,
      'settings.set': ({ ignoreGlobs }) => {
        state.globs = ignoreGlobs ?? state.globs;
        return settings();
      },
      'roots.tryGlobs': ({ globs: next }) => {
        state.tried.push([...next]);
        return {
          globs: next,
          unusable: next.filter((glob) => glob === '\\'),
          leaving: { files: 2, examples: ['a.jpg', 'b.jpg'] },
          returning: { names: 1, examples: ['out/'] },
        };
      },
    },
  });
  return { state, ...makeTerminal({ library }) };
}

it('globs are tried without being set, added, printed and taken back', async () => {
  const { state, run } = withGlobs(['out/']);
  const dry = await run('roots', 'ignore', '*.tmp.jpg', '--dry-run', '--json');
  expect(JSON.parse(dry.out)).toMatchObject({ applied: false, leaving: { files: 2 }, returning: { names: 1 } });
  expect(state).toEqual({ globs: ['out/'], tried: [['out/', '*.tmp.jpg']] });
  expect((await run('roots', 'ignore', '*.tmp.jpg')).out).toContain('2 files leave the library\n  a.jpg');
  expect(state.globs).toEqual(['out/', '*.tmp.jpg']);
  expect((await run('roots', 'ignore')).out).toBe('out/\n*.tmp.jpg\n');
  expect((await run('roots', 'ignore', 'out/', '--remove')).exitCode).toBe(0);
  expect(state.globs).toEqual(['*.tmp.jpg']);
});

it('a glob that is not understood, or not in the list, changes nothing', async () => {
  const { state, run } = withGlobs(['out/']);
  expect((await run('roots', 'ignore', '\\')).exitCode).toBe(2);
  expect((await run('roots', 'ignore', 'other/', '--remove')).exitCode).toBe(1);
  expect(state.globs).toEqual(['out/']);
});
