import type { ParsedInput } from '../../contract/requests.ts';
import { FolderView } from '../../contract/roots.ts';
import type { ReadableDb } from './open-store.ts';
import { prepared } from './statements.ts';

const byName = new Intl.Collator(undefined, { numeric: true });

/**
 * The folders directly in a folder, or in a root where no folder is given, by name. One that is gone from the disk is
 * listed as long as it holds something.
 */
export function folderList(db: ReadableDb, { rootId, parentId }: ParsedInput<'folders.list'>): FolderView[] {
  const rows = prepared(
    db,
    `select f.id as folderId, f.root_id as rootId, f.parent_id as parentId, f.display_name as name,
       exists (select 1 from folder c where c.parent_id = f.id and c.presence <> 'missing') as hasChildren,
       (select count(*) from media m indexed by media_by_folder where m.folder_id = f.id and m.visible = 1) as items,
       f.presence
     from folder f
     where f.root_id = @rootId and f.parent_id =
       coalesce(@parentId, (select id from folder where root_id = @rootId and parent_id is null))`,
  ).all({ rootId, parentId: parentId ?? null }) as (Record<string, unknown> & {
    presence: string;
    hasChildren: number;
    items: number;
  })[];
  return rows
    .filter((row) => row.presence !== 'missing' || row.items > 0 || row.hasChildren === 1)
    .map((row) => FolderView.parse({ ...row, hasChildren: row.hasChildren === 1 }))
    .sort((a, b) => byName.compare(a.name, b.name));
}
