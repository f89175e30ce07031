import type Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityCounts } from '../../electron/store/activity-counts.ts';
import type { ReadableDb } from '../../electron/store/open-store.ts';
import { reads, runRead } from '../../electron/store/reads.ts';
import { type EmptyLibrary, emptyLibrary, type Place, parkForTest, seedLibrary } from '../support/seed-library.ts';

/** Watches a connection: every statement that is prepared on it, with its plan. */
function watched(db: ReadableDb): { readonly db: ReadableDb; readonly plans: Map<string, string> } {
  const plans = new Map<string, string>();
  const proxy = new Proxy(db, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string): Database.Statement => {
          const steps = target.prepare(`explain query plan ${sql}`);
          const known = sql.includes('@')
            ? { rootId: 1, parentId: 1, afterId: 0, limit: 1, code: 'CORRUPT_FILE' }
            : Array.from(sql.matchAll(/\?/g), () => 1);
          plans.set(sql, (steps.all(known) as { detail: string }[]).map((row) => row.detail).join('\n'));
          return target.prepare(sql);
        };
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: proxy, plans };
}

describe('hot statements', () => {
  let library: EmptyLibrary;
  let place: Place;
  beforeAll(() => {
    library = emptyLibrary();
    place = seedLibrary(library.db, { files: 200, folders: 4, jobs: 0.5, failed: 0.1 });
    parkForTest(library.db, 'tool:ffmpeg', 'TOOL_MISSING');
  });
  afterAll(() => library.remove());

  const eachPlanOf = (run: (db: ReadableDb) => unknown): Map<string, string> => {
    const { db, plans } = watched(library.db);
    run(db);
    return plans;
  };
  const plansOf = (run: (db: ReadableDb) => unknown): string => [...eachPlanOf(run).values()].join('\n');

  const scopes = [
    [{}, 'media_timeline'],
    [{ rootId: 1 }, 'media_by_root'],
    [{ kind: 'video' }, 'media_by_kind'],
  ] as const;

  it.each(scopes)('read months from their index alone (%j)', (scope, index) => {
    const plan = plansOf((db) => reads['timeline.months'](db, { scope: scope as never }));
    expect(plan).toMatch(new RegExp(`(SCAN|SEARCH) media USING COVERING INDEX ${index}`));
    expect(plan).not.toContain('TEMP B-TREE');
  });

  it.each(scopes)('read a page in the order of its index (%j)', (scope, index) => {
    const input = { scope: scope as never, month: 202001, offset: 0, limit: 50 };
    const plans = eachPlanOf((db) => reads['timeline.page'](db, input));
    const ofIds = [...plans].filter(([sql]) => sql.startsWith('select file_id from media')).map(([, plan]) => plan);
    expect(ofIds).toEqual([
      expect.stringMatching(new RegExp(`^SEARCH media USING COVERING INDEX ${index} \\([^)]*month=`)),
    ]);
    expect(ofIds[0]).not.toContain('TEMP B-TREE');
    expect([...plans.values()].join('\n')).not.toMatch(/SCAN (m|f|r|d)( |$)/m);
  });

  it('step to a neighbour without sorting', () => {
    const fileId = library.db.prepare('select max(file_id) from media').pluck().get() as never;
    const plan = plansOf((db) => reads['item.neighbours'](db, { scope: {}, fileId }));
    expect(plan).toContain('SEARCH media USING COVERING INDEX media_timeline');
    expect(plan).not.toMatch(/SCAN media/);
  });

  it('claim the next job of a queue and a root from the index of claims', () => {
    const plan = library.db
      .prepare(
        `explain query plan select id from job where queue = ? and root_id = ? and state = 'queued' and waiting_for is null order by deadline, id limit ?`,
      )
      .all('light', 1, 9) as { detail: string }[];
    expect(plan.map((row) => row.detail)).toEqual(['SEARCH job USING INDEX job_claim (queue=? AND root_id=?)']);
  });

  it('count files and jobs from indexes alone', () => {
    const plan = plansOf((db) => activityCounts(db));
    expect(plan).toContain('SCAN file USING COVERING INDEX file_by_root_status');
    expect(plan).toContain('SCAN job USING COVERING INDEX job_by_state');
    expect(plan).not.toMatch(/SCAN (file|job|f|j)$/m);
  });

  it('never scan files or media for a page of failures, an item or a folder', () => {
    const itemId = library.db.prepare('select item_id from media limit 1').pluck().get() as never;
    const plan = plansOf((db) => {
      runRead(db, 'failures.list', { limit: 10 });
      runRead(db, 'failures.list', { limit: 10, code: 'CORRUPT_FILE' });
      runRead(db, 'failures.groups', {});
      runRead(db, 'item.get', { itemId });
      runRead(db, 'folders.list', { rootId: place.rootId });
    });
    expect(plan).not.toMatch(/SCAN (file|media|folder|job|f|m|j|c)( |$)/m);
    expect(plan).toContain('dead_letter_by_code');
  });
});
