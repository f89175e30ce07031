import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IndexSummary } from '../../electron/library/library.ts';
import { makeJpegs } from '../support/make-jpegs.ts';
import { readRow } from '../support/run-cli.ts';
import { makeTempDir } from '../support/temp-dir.ts';

const cli = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'arsip.cjs');

/** Runs the command line with at most `files` open files in each process. */
function indexWith(
  files: number,
  pictures: string,
  libraryDir: string,
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((settle) => {
    const args = [
      `--nofile=${files}:${files}`,
      process.execPath,
      cli,
      'index',
      pictures,
      '--library',
      libraryDir,
      '--json',
    ];
    const child = spawn('prlimit', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said.err += chunk.toString();
    });
    child.on('close', (code) => settle({ code, ...said }));
  });
}

it.skipIf(process.platform !== 'linux')(
  '300 pictures are indexed with no more than 256 open files',
  { timeout: 120_000 },
  async () => {
    const dir = makeTempDir();
    const pictures = join(dir, 'pictures');
    const libraryDir = join(dir, 'library');
    await makeJpegs(pictures, { count: 300, folders: 60 });
    const { code, out, err } = await indexWith(256, pictures, libraryDir);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(out) as IndexSummary).toMatchObject({ found: 300, indexed: 300, failed: 0, waiting: 0 });
    expect(readRow(libraryDir, 'select count(*) as n from dead_letter')).toEqual({ n: 0 });
  },
);
