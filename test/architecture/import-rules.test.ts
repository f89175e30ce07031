import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectDir } from '../../tools/ensure-build.ts';
import { checkProject, rowOf } from '../../tools/import-rules/check-imports.ts';

describe('the import rules', () => {
  it('hold for every file of the project', () => {
    expect(checkProject(projectDir).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });

  it('know a row for the entries, the hosts and the pure files', () => {
    const rows = [
      'electron/main.ts',
      'electron/cli/commands/index-folder.ts',
      'electron/watch/diff.ts',
      'workers/host.ts',
    ];
    expect(rows.map((file) => rowOf(file)?.name)).toEqual(['desktop host', 'terminal host', 'pure files', 'workers']);
  });
});

describe('a file that breaks a rule is named', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arsip-rules-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const messagesFor = (files: Readonly<Record<string, string>>): string[] => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return checkProject(folder).map(({ file, line, message }) => `${file}:${line} ${message}`);
  };

  it.each([
    [
      'a renderer that imports the main process',
      {
        'renderer/a.ts': `import { b } from '../electron/lib/b.ts';\nb();`,
        'electron/lib/b.ts': 'export function b() {}',
      },
      'renderer/a.ts:1 renderer must not import electron/lib/b.ts',
    ],
    [
      'even for its types',
      {
        'renderer/a.ts': `import type { B } from '../electron/lib/b.ts';\nexport type A = B;`,
        'electron/lib/b.ts': 'export type B = 1;',
      },
      'renderer/a.ts:1 renderer must not import even the types of electron/lib/b.ts',
    ],
    [
      'with import() in a type',
      {
        'renderer/a.ts': `export type A = import('../electron/lib/b.ts').B;`,
        'electron/lib/b.ts': 'export type B = 1;',
      },
      'renderer/a.ts:1 renderer must not import even the types of electron/lib/b.ts',
    ],
    [
      'a renderer that imports Node',
      { 'renderer/a.ts': `import 'node:fs';` },
      "renderer/a.ts:1 renderer must not import Node ('node:fs')",
    ],
    [
      'Node without its prefix',
      { 'contract/a.ts': `import 'fs';` },
      "contract/a.ts:1 contract must not import Node ('fs')",
    ],
    [
      'a pure file that takes the time from outside',
      {
        'electron/pipeline/decide.ts': `\nexport { systemClock } from '../lib/clock.ts';\nexport const x = 1;`,
        'electron/lib/clock.ts': 'export const systemClock = 1;',
      },
      'electron/pipeline/decide.ts:2 pure files must not import electron/lib/clock.ts',
    ],
    [
      'SQL outside the store',
      { 'electron/library/a.ts': `const load = () => import('better-sqlite3');\nvoid load;` },
      "electron/library/a.ts:1 library must not import the package 'better-sqlite3'",
    ],
    [
      "'electron' outside the desktop host",
      { 'electron/library/a.ts': `import type { App } from 'electron';\nexport type A = App;` },
      "electron/library/a.ts:1 library must not import the package 'electron'",
    ],
    [
      'a host that reaches behind the library',
      { 'electron/cli/a.ts': `import '../store/b.ts';`, 'electron/store/b.ts': '' },
      'electron/cli/a.ts:1 terminal host must not import electron/store/b.ts',
    ],
    [
      'a stage that loads its effects at once',
      { 'workers/text/stage.ts': `import './run.ts';`, 'workers/text/run.ts': '' },
      'workers/text/stage.ts:1 stages as data must not import workers/text/run.ts',
    ],
    [
      'require, too',
      { 'workers/text/run.ts': `const a = require('react');\nvoid a;` },
      "workers/text/run.ts:1 workers must not import the package 'react'",
    ],
    [
      'code that imports a test',
      { 'electron/lib/a.ts': `import '../../test/b.ts';`, 'test/b.ts': '' },
      'electron/lib/a.ts:1 lib must not import test/b.ts',
    ],
    [
      'a file without a row',
      { 'electron/new/a.ts': '' },
      'electron/new/a.ts:1 matches no row of tools/import-rules/table.ts',
    ],
    [
      'a missing ending',
      { 'test/a.ts': `import './b';`, 'test/b.ts': '' },
      "test/a.ts:1 imports './b', which is not there",
    ],
    [
      'a cycle, also of types',
      {
        'contract/a.ts': `import type { B } from './b.ts';\nexport type A = B;`,
        'contract/b.ts': `import type { A } from './a.ts';\nexport type B = A;`,
      },
      'contract/a.ts:1 imports itself: contract/a.ts → contract/b.ts → contract/a.ts',
    ],
    ['a default export', { 'contract/a.ts': `\nexport default 1;` }, 'contract/a.ts:2 has a default export'],
    [
      'a barrel',
      { 'contract/a.ts': `export { b } from './b.ts';`, 'contract/b.ts': 'export const b = 1;' },
      'contract/a.ts:1 is a barrel: it only passes on what others export',
    ],
    [
      'a re-export of everything',
      { 'contract/a.ts': `export const a = 1;\nexport * from './b.ts';`, 'contract/b.ts': 'export const b = 1;' },
      'contract/a.ts:2 re-exports everything of another module',
    ],
    ['a module-level let', { 'test/a.ts': `const a = 1;\nlet b = a;\nb += 1;` }, 'test/a.ts:2 has a module-level let'],
    ['an exported one', { 'test/a.ts': `export let b = 1;` }, 'test/a.ts:1 has a module-level let'],
    [
      'an error that is swallowed',
      { 'electron/lib/a.ts': `try {\n  f();\n} catch {}\ndeclare function f(): void;` },
      'electron/lib/a.ts:3 swallows an error: rethrow it, map it to a value or log its cause',
    ],
    [
      'a rejection that is swallowed',
      { 'electron/lib/a.ts': `f().catch(() => undefined);\ndeclare function f(): Promise<void>;` },
      'electron/lib/a.ts:1 swallows an error: rethrow it, map it to a value or log its cause',
    ],
    ['something left for later', { 'test/a.ts': `\n// TO${'DO'}: later` }, `test/a.ts:2 leaves TO${'DO'} behind`],
    [
      'a name that says nothing',
      { 'electron/lib/utils.ts': '' },
      'electron/lib/utils.ts:1 is called utils, which says nothing of what it gives',
    ],
    ['a long file', { 'contract/a.ts': '// line\n'.repeat(401) }, 'contract/a.ts:401 has 401 lines, more than 400'],
  ])('%s', (_what, files, message) => {
    expect(messagesFor(files)).toContain(message);
  });

  it('and what the table allows is not', () => {
    expect(
      messagesFor({
        'workers/text/stage.ts': `import { z } from 'zod';\nexport const text = { z, load: () => import('./run.ts') };`,
        'workers/text/run.ts': `import type { text } from './stage.ts';\nexport default (stage: typeof text) => stage;`,
        'electron/store/job.ts': `import type { Job } from '../pipeline/job.ts';\nexport type Row = Job;`,
        'electron/pipeline/job.ts': `export type Job = 1;`,
        'test/long.test.ts': '// line\n'.repeat(401),
        'vite.config.ts': 'export default {};',
      }),
    ).toEqual([]);
  });
});
