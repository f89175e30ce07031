import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobId } from '../../contract/ids.ts';
import type { FailureSelection } from '../../contract/jobs.ts';
import { reasons } from '../../contract/reasons.ts';
import { RequestRefused } from '../../contract/reply.ts';
import { failureDetail, failureGroups, failureList, selectFailures } from '../../electron/store/failure-list.ts';
import {
  addDeadLetter,
  addFile,
  addFolder,
  addRoot,
  type EmptyLibrary,
  emptyLibrary,
  type Place,
} from '../support/seed-library.ts';

describe('failures', () => {
  let library: EmptyLibrary;
  let root: Place;
  let other: Place;
  const jobs: Record<string, JobId> = {};
  beforeEach(() => {
    library = emptyLibrary();
    const { db } = library;
    root = addRoot(db, '/pictures');
    other = addRoot(db, '/other');
    const sub = addFolder(db, addFolder(db, root, 'a'), 'b');
    const failed = (place: Place, name: string) => addFile(db, place, name, { status: 'failed' }).fileId;
    jobs.corrupt = addDeadLetter(db, sub, failed(sub, 'corrupt.jpg'), 'CORRUPT_FILE', { message: 'no end of image' });
    jobs.empty = addDeadLetter(db, root, failed(root, 'empty.jpg'), 'EMPTY_FILE');
    jobs.elsewhere = addDeadLetter(db, other, failed(other, 'elsewhere.jpg'), 'CORRUPT_FILE');
    jobs.problem = addDeadLetter(db, root, addFile(db, root, 'problem.jpg').fileId, 'CORRUPT_FILE', {
      stage: 'thumbnail',
      required: false,
    });
    jobs.ignored = addDeadLetter(db, root, failed(root, 'ignored.jpg'), 'EMPTY_FILE', { ignored: true });
    jobs.deleted = addDeadLetter(
      db,
      root,
      addFile(db, root, 'deleted.jpg', { status: 'deleted' }).fileId,
      'EMPTY_FILE',
    );
  });
  afterEach(() => library.remove());

  it('are grouped by reason, with the files that they fail, in the words of the table', () => {
    const { class: reasonClass, title, meaning, remedy } = reasons.CORRUPT_FILE;
    const [corrupt, empty, ...more] = failureGroups(library.db, {});
    expect(corrupt).toEqual({ code: 'CORRUPT_FILE', class: reasonClass, title, meaning, remedy, count: 3, files: 2 });
    expect(empty).toMatchObject({ code: 'EMPTY_FILE', count: 1, files: 1 });
    expect(more).toEqual([]);
    expect(failureGroups(library.db, { rootId: other.rootId })).toMatchObject([{ code: 'CORRUPT_FILE', count: 1 }]);
  });

  it('are listed in pages, each once, without the ignored and the deleted', () => {
    const first = failureList(library.db, { limit: 3 });
    const second = failureList(library.db, { limit: 3, afterId: first.at(-1)!.jobId });
    expect([...first, ...second].map((one) => one.jobId)).toEqual([
      jobs.corrupt,
      jobs.empty,
      jobs.elsewhere,
      jobs.problem,
    ]);
    expect(first[0]).toMatchObject({
      name: 'corrupt.jpg',
      path: '/pictures/a/b/corrupt.jpg',
      title: reasons.CORRUPT_FILE.title,
      message: 'no end of image',
      required: true,
      attempts: 1,
    });
    expect(failureList(library.db, { limit: 10, code: 'EMPTY_FILE' }).map((one) => one.jobId)).toEqual([jobs.empty]);
    expect(failureList(library.db, { limit: 10, rootId: other.rootId }).map((one) => one.jobId)).toEqual([
      jobs.elsewhere,
    ]);
  });

  it('are told in full with every attempt', () => {
    const detail = failureDetail(library.db, { jobId: jobs.corrupt! });
    expect(detail).toMatchObject({
      jobId: jobs.corrupt,
      remedy: reasons.CORRUPT_FILE.remedy,
      fault: 'data',
      payload: {},
    });
    expect(detail.history).toMatchObject([
      { attempt: 1, durationMs: 20, worker: 'worker-1', code: 'CORRUPT_FILE', toolVersion: null },
    ]);
    expect(() => failureDetail(library.db, { jobId: 4_711 as JobId })).toThrow(RequestRefused);
  });

  const selections: readonly (readonly [string, () => FailureSelection, readonly string[]])[] = [
    ['all', () => ({ by: 'all' }), ['corrupt', 'empty', 'elsewhere', 'problem']],
    ['a code', () => ({ by: 'code', code: 'CORRUPT_FILE' }), ['corrupt', 'elsewhere', 'problem']],
    ['a root', () => ({ by: 'root', rootId: root.rootId }), ['corrupt', 'empty', 'problem']],
    [
      'ids, ignored ones too',
      () => ({ by: 'ids', ids: [jobs.ignored!, jobs.corrupt!, 99 as JobId] }),
      ['corrupt', 'ignored'],
    ],
  ];
  it.each(selections)('are selected by %s, page by page', (_name, selection, expected) => {
    const ids: JobId[] = [];
    for (;;) {
      const page = selectFailures(library.db, selection(), ids.at(-1) ?? 0, 2);
      if (page.length === 0) break;
      ids.push(...page);
    }
    expect(ids).toEqual(expected.map((name) => jobs[name]));
  });

  it('of a reason that nobody knows are not passed on', () => {
    library.db.prepare(`update dead_letter set code = 'NO_SUCH_CODE' where job_id = ?`).run(jobs.corrupt);
    expect(() => failureGroups(library.db, {})).toThrow('NO_SUCH_CODE');
  });
});
