import type { ReasonCode } from '../../contract/reasons.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** Something that jobs need and that is not to be had just now. */
export type ResourceRow = {
  readonly key: string;
  readonly code: ReasonCode;
  readonly message: string;
  readonly parkedAt: number;
  readonly probeAt: number;
  readonly probes: number;
};

const columns = `key, code, message, parked_at as parkedAt, probe_at as probeAt, probes`;

export function parkedResources(db: ReadableDb): ResourceRow[] {
  return prepared(db, `select ${columns} from resource order by parked_at`).all() as ResourceRow[];
}

/** Parks a resource, or puts off the next probe of one that is parked. `parkedAt` stays what it first was. */
export function parkResource(db: WritableDb, row: Omit<ResourceRow, 'probes'>): void {
  prepared(
    db,
    `insert into resource (key, code, message, parked_at, probe_at, probes) values (@key, @code, @message, @parkedAt, @probeAt, 0)
     on conflict (key) do update set code = excluded.code, message = excluded.message, probe_at = excluded.probe_at,
       probes = resource.probes + 1`,
  ).run(row);
}

export function unparkResource(db: WritableDb, key: string): boolean {
  return prepared(db, `delete from resource where key = ?`).run(key).changes === 1;
}
