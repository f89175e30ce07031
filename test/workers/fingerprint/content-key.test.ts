import { createHash } from 'node:crypto';
import { closeSync, copyFileSync, openSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FingerprintOutput } from '../../../contract/work.ts';
import { limits } from '../../../workers/lib/limits.ts';
import { corpusPath } from '../../support/corpus.ts';
import { runStages } from '../../support/run-stages.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const settings = { ffmpegPath: null, ffprobePath: null, stagingDir: '/nonexistent' };

async function keyOf(path: string) {
  const [outcome] = await runStages(path, ['fingerprint'], settings);
  if (outcome?.ok !== true) throw new Error(JSON.stringify(outcome));
  return FingerprintOutput.parse(outcome.output);
}

/** A JPEG with so much behind it that it counts as large. */
function makeLarge(): string {
  const path = join(makeTempDir(), 'large.jpg');
  copyFileSync(corpusPath('photos/jpeg/tokyo.jpg'), path);
  truncateSync(path, limits.wholeFileBytes * 4);
  return path;
}

function overwrite(path: string, offset: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.from('changed'), 0, 7, offset);
  closeSync(file);
}

describe('the content key', () => {
  it('of a small file is the hash of all its bytes', async () => {
    const path = corpusPath('photos/jpeg/tokyo.jpg');
    const manifestHash = 'fea67004dc1d48b75926c57fe3d325d6ddfacdfe7ceae456ed9cd638f0adac3b';
    expect(await keyOf(path)).toEqual({
      contentKey: `sha256-${manifestHash}`,
      full: true,
      mime: 'image/jpeg',
      kind: 'photo',
    });
    expect(createHash('sha256').update('').digest('hex')).toHaveLength(64);
  });

  it('of a large file covers its size and samples, and says that it is not all', async () => {
    const path = makeLarge();
    const key = await keyOf(path);
    expect(key.contentKey).toMatch(/^sampled-[0-9a-f]{64}$/);
    expect(key.full).toBe(false);
    expect((await keyOf(makeLarge())).contentKey).toBe(key.contentKey);

    overwrite(path, statSync(path).size - 7);
    const atEnd = await keyOf(path);
    expect(atEnd.contentKey).not.toBe(key.contentKey);
    truncateSync(path, statSync(path).size - 1);
    expect((await keyOf(path)).contentKey).not.toBe(atEnd.contentKey);
  });

  it('is given to nothing that is empty', async () => {
    const [outcome] = await runStages(corpusPath('hostile/zero-byte/empty.jpg'), ['fingerprint'], settings);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'EMPTY_FILE' } });
  });
});
