import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withBuildLock } from '../../tools/build-lock.ts';

describe('the lock around a build', () => {
  let lock = '';
  beforeEach(() => {
    lock = join(mkdtempSync(join(tmpdir(), 'arsip-lock-')), 'lock');
  });
  afterEach(() => rmSync(join(lock, '..'), { recursive: true, force: true }));

  it('lets one in at a time', async () => {
    const log: string[] = [];
    const job = (name: string) => async () => {
      log.push(`${name} in`);
      await new Promise((settle) => setImmediate(settle));
      log.push(`${name} out`);
    };
    await Promise.all([withBuildLock(lock, job('a')), withBuildLock(lock, job('b'))]);
    expect(log).toEqual(['a in', 'a out', 'b in', 'b out']);
    expect(existsSync(lock)).toBe(false);
  });

  it('is let go when the work fails', async () => {
    await expect(withBuildLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over from a process that is gone', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lock, String(pid));
    expect(await withBuildLock(lock, () => Promise.resolve('built'))).toBe('built');
  });
});
