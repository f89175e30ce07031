import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FailureDetail } from '../../contract/jobs.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { runCliJson, startCli } from '../support/run-cli.ts';
import { makeTempDir } from '../support/temp-dir.ts';

it('failures are listed by watched folder and exported with payload and attempts', async () => {
  const dir = makeTempDir();
  const libraryDir = join(dir, 'library');
  const folders = ['one', 'two'].map((name) => join(dir, name));
  const [good = ''] = await makeJpegs(join(dir, 'made'), { count: 1, folders: 1 });
  for (const folder of folders) {
    mkdirSync(folder);
    copyFileSync(good, join(folder, 'good.jpg'));
    writeFileSync(join(folder, 'empty.jpg'), '');
    writeFileSync(join(folder, 'noise.jpg'), Buffer.alloc(2_000, 7));
  }
  await runCliJson(['index', ...folders, '--library', libraryDir]);
  const roots = await runCliJson<{ rootId: number; path: string }[]>(['roots', '--library', libraryDir]);
  const second = roots.find(({ path }) => path.endsWith('two'))?.rootId ?? 0;
  const listed = await runCliJson<{ groups: { count: number }[]; failures: { path: string }[] }>([
    ...['failures', '--root', String(second), '--library', libraryDir],
  ]);
  expect(listed.failures.map(({ path }) => path.split('/').at(-2))).toEqual(['two', 'two']);
  expect(listed.groups.map(({ count }) => count)).toEqual([1, 1]);

  const { ended } = startCli(['failures', 'export', '--code', 'EMPTY_FILE', '--library', libraryDir], {});
  const exported = JSON.parse((await ended).out) as FailureDetail[];
  expect(exported).toHaveLength(2);
  expect(exported[0]).toMatchObject({ code: 'EMPTY_FILE', payload: {}, traceId: expect.any(String) });
  expect(exported[0]?.history).toMatchObject([{ attempt: 1, code: 'EMPTY_FILE', token: expect.any(Number) }]);
  const none = startCli(['failures', 'export', '--code', 'POISON_JOB', '--library', libraryDir], {});
  expect((await none.ended).out).toBe('[]\n');
});
