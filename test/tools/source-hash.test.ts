import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from '../../tools/source-hash.ts';

describe('the digest that decides whether to build', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arsip-hash-'));
    mkdirSync(join(folder, 'src', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'src', 'a.ts'), 'one');
    writeFileSync(join(folder, 'src', 'deep', 'b.ts'), 'two');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const digest = () => hashSources(folder, ['src', 'not-there.json']);

  it('stays when only times change', () => {
    const before = digest();
    utimesSync(join(folder, 'src', 'a.ts'), 1, 1);
    expect(digest()).toBe(before);
  });

  it('changes with a content, with a new file, with a lost file and with a name', () => {
    const seen = new Set([digest()]);
    writeFileSync(join(folder, 'src', 'a.ts'), 'ONE');
    seen.add(digest());
    writeFileSync(join(folder, 'src', 'c.ts'), '');
    seen.add(digest());
    rmSync(join(folder, 'src', 'c.ts'));
    rmSync(join(folder, 'src', 'a.ts'));
    seen.add(digest());
    writeFileSync(join(folder, 'src', 'z.ts'), 'ONE');
    seen.add(digest());
    expect(seen.size).toBe(5);
  });
});
