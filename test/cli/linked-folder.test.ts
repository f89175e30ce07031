import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IndexSummary } from '../../electron/library/library.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { readRow, runCliJson } from '../support/run-cli.ts';
import { makeTempDir } from '../support/temp-dir.ts';

it('a folder named by a link is the folder that the link leads to, the second time too', async () => {
  const dir = makeTempDir();
  const [real, link, libraryDir] = [join(dir, 'real'), join(dir, 'link'), join(dir, 'library')];
  mkdirSync(real);
  await makeJpegs(real, { count: 3, folders: 1 });
  symlinkSync(real, link);
  const index = (folder: string) => runCliJson<IndexSummary>(['index', folder, '--library', libraryDir]);
  expect(await index(link)).toMatchObject({ found: 3, indexed: 3 });
  expect(await index(link)).toMatchObject({ found: 3, indexed: 3, jobs: 0 });
  expect(await index(real)).toMatchObject({ jobs: 0 });
  expect(readRow(libraryDir, 'select count(*) as roots from root')).toEqual({ roots: 1 });
});
