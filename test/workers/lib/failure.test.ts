import { describe, expect, it } from 'vitest';
import { stageErrorFromErrno, toStageFailure } from '../../../workers/lib/failure.ts';
import { StageError } from '../../../workers/lib/stage.ts';

const systemError = (code: string): Error => Object.assign(new Error(`${code}: it failed`), { code });

describe('an error of the system', () => {
  it.each([
    ['ENOENT', 'source', 'FILE_GONE', null],
    ['ENOENT', 'staging', 'OUTPUT_COMMIT_FAILED', null],
    ['EACCES', 'source', 'PERMISSION_DENIED', null],
    ['EIO', 'source', 'READ_ERROR', null],
    ['ESTALE', 'source', 'READ_ERROR', null],
    ['EMFILE', 'source', 'TOO_MANY_OPEN_FILES', 'fds'],
    ['ENFILE', 'staging', 'TOO_MANY_OPEN_FILES', 'fds'],
    ['ENOSPC', 'staging', 'DISK_FULL', 'disk:cache'],
    ['EDQUOT', 'staging', 'DISK_FULL', 'disk:cache'],
    ['ENAMETOOLONG', 'source', 'PATH_NOT_READABLE', null],
    ['ENOMEM', 'source', 'OUT_OF_MEMORY', null],
  ] as const)('%s on the side of the %s is %s', (errno, side, code, resource) => {
    expect(stageErrorFromErrno(systemError(errno), side)).toMatchObject({ code, resource });
  });

  it('is only that where it has an errno', () => {
    expect(stageErrorFromErrno(new Error('no'), 'source')).toBeNull();
    expect(stageErrorFromErrno(Object.assign(new Error('no'), { code: 'ERR_INVALID_ARG' }), 'source')).toBeNull();
  });
});

describe('whatever a stage throws', () => {
  it('is told by its own reason, with its resource and tool', () => {
    const error = new StageError('TOOL_MISSING', 'no\n  ffmpeg', { resource: 'tool:ffmpeg', toolVersion: '5.1' });
    expect(toStageFailure(error)).toEqual({
      code: 'TOOL_MISSING',
      message: 'no ffmpeg',
      resource: 'tool:ffmpeg',
      toolVersion: '5.1',
    });
  });

  it.each([
    [new RangeError('Array buffer allocation failed'), 'OUT_OF_MEMORY'],
    [new Error('vips__malloc: out of memory'), 'OUT_OF_MEMORY'],
    [systemError('EIO'), 'READ_ERROR'],
    [new TypeError('x is not a function'), 'INTERNAL'],
    ['a text', 'INTERNAL'],
  ])('%s has a reason', (thrown, code) => expect(toStageFailure(thrown)).toMatchObject({ code }));

  it('has a message of bounded length', () => {
    expect(toStageFailure(new Error('x'.repeat(10_000))).message).toHaveLength(500);
  });
});
