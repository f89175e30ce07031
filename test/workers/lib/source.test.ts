import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SourceFile } from '../../../contract/work.ts';
import { limits } from '../../../workers/lib/limits.ts';
import { type OpenSource, openSource } from '../../../workers/lib/source.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

function describeFile(path: string | Buffer): SourceFile {
  const found = statSync(path, { bigint: true });
  return SourceFile.parse({
    fileId: 1,
    version: 1,
    path: Buffer.from(path as string),
    name: 'a.jpg',
    sizeBytes: Number(found.size),
    mtimeUs: Number(found.mtimeNs / 1_000n),
  });
}

async function openForTest(file: SourceFile): Promise<OpenSource> {
  const source = await openSource(file);
  onTestFinished(() => source.close());
  return source;
}

describe('the file under work', () => {
  it('is read in parts, and whole where it is small', async () => {
    const path = join(makeTempDir(), 'a');
    writeFileSync(path, 'hello world');
    const source = await openForTest(describeFile(path));
    expect(Buffer.from(await source.read(6, 100)).toString()).toBe('world');
    expect(Buffer.from((await source.bytes()) ?? []).toString()).toBe('hello world');
    expect(await source.bytes()).toBe(await source.bytes());
    await source.assertUnchanged();
  });

  it('is not held in memory where it is large', async () => {
    const path = join(makeTempDir(), 'a');
    writeFileSync(path, Buffer.alloc(limits.wholeFileBytes + 1));
    expect(await (await openForTest(describeFile(path))).bytes()).toBeNull();
  });

  it('is refused when it changed since it was granted', async () => {
    const path = join(makeTempDir(), 'a');
    writeFileSync(path, 'hello');
    const file = describeFile(path);
    utimesSync(path, 1, 1);
    await expect(openSource(file)).rejects.toMatchObject({ code: 'VERSION_MISMATCH' });
  });

  it('is given up when it is written to, replaced or removed meanwhile', async () => {
    const path = join(makeTempDir(), 'a');
    writeFileSync(path, 'hello');
    const source = await openForTest(describeFile(path));
    await source.assertUnchanged();
    writeFileSync(`${path}.new`, 'other content');
    renameSync(`${path}.new`, path);
    await expect(source.assertUnchanged()).rejects.toMatchObject({ code: 'VERSION_MISMATCH' });
    rmSync(path);
    await expect(source.assertUnchanged()).rejects.toMatchObject({ code: 'FILE_GONE' });
  });

  it('is FILE_GONE when it is not there, or its folder is a file', async () => {
    const dir = makeTempDir();
    writeFileSync(join(dir, 'a'), 'x');
    const file = describeFile(join(dir, 'a'));
    const at = (path: string) => openSource({ ...file, path: Buffer.from(path) });
    await expect(at(join(dir, 'b'))).rejects.toMatchObject({ code: 'FILE_GONE' });
    await expect(at(join(dir, 'a', 'b'))).rejects.toMatchObject({ code: 'FILE_GONE' });
  });

  it('is PATH_NOT_READABLE when its name is too long or loops', async () => {
    const dir = makeTempDir();
    writeFileSync(join(dir, 'a'), 'x');
    symlinkSync('loop', join(dir, 'loop'));
    const file = describeFile(join(dir, 'a'));
    const at = (path: string) => openSource({ ...file, path: Buffer.from(path) });
    await expect(at(join(dir, 'n'.repeat(300)))).rejects.toMatchObject({ code: 'PATH_NOT_READABLE' });
    await expect(at(join(dir, 'loop'))).rejects.toMatchObject({ code: 'PATH_NOT_READABLE' });
  });

  it.skipIf(process.platform === 'win32')('is not waited for when a pipe took its place', async () => {
    const path = join(makeTempDir(), 'a');
    writeFileSync(path, 'x');
    const file = describeFile(path);
    rmSync(path);
    execFileSync('mkfifo', [path]);
    await expect(openSource(file)).rejects.toMatchObject({ code: 'VERSION_MISMATCH' });
  });

  it('is refused when a folder took its place', async () => {
    const path = join(makeTempDir(), 'a');
    writeFileSync(path, 'x');
    const file = describeFile(path);
    rmSync(path);
    mkdirSync(path);
    await expect(openSource(file)).rejects.toMatchObject({ code: 'VERSION_MISMATCH' });
  });

  it.runIf(process.platform === 'linux')('can be opened by programs even when its name is not text', async () => {
    const path = Buffer.concat([Buffer.from(`${makeTempDir()}/`), Buffer.from([0x66, 0xff, 0xfe, 0x2e])]);
    writeFileSync(path, 'odd');
    const source = await openForTest(describeFile(path));
    const openable = await source.openablePath();
    expect(openable).toMatch(/^\/proc\/\d+\/fd\/\d+$/);
    expect(await readFile(openable, 'utf8')).toBe('odd');
  });
});
