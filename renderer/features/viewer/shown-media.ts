import type { ItemCell, ItemDetail } from '../../../contract/media.ts';
import { assertNever } from '../../assert-never.ts';
import type { Bridge } from '../../bridge.ts';

/** What the viewer puts on the screen for an item. `why` says in words why it is not the original itself. */
export type ShownMedia =
  | { readonly how: 'pending'; readonly thumb: string | null }
  | { readonly how: 'picture'; readonly address: string; readonly thumb: string | null; readonly why: string | null }
  | {
      readonly how: 'video';
      readonly address: string;
      readonly poster: string;
      readonly thumb: string | null;
      readonly why: string | null;
    }
  | { readonly how: 'audio'; readonly address: string; readonly cover: string | null; readonly why: string | null };

/** Chooses by what the library says this renderer can show (`showAs`); nothing is tried out here. */
export function shownMedia(cell: ItemCell, detail: ItemDetail | null, mediaUrl: Bridge['mediaUrl']): ShownMedia {
  const thumbVersion = detail?.thumb ?? cell.thumb;
  const thumb = thumbVersion == null ? null : mediaUrl('thumb', cell.fileId, thumbVersion);
  if (detail == null) return { how: 'pending', thumb };
  const file = detail.files.find((candidate) => candidate.role === 'primary');
  const fileId = file?.fileId ?? cell.fileId;
  const original = mediaUrl('original', fileId, file == null ? null : String(file.version));
  const large = mediaUrl('large', fileId, thumbVersion ?? (file == null ? null : String(file.version)));
  const { how, why } = detail.showAs;
  switch (how) {
    case 'image':
      return { how: 'picture', address: original, thumb, why };
    case 'large':
    case 'poster':
      return { how: 'picture', address: large, thumb, why };
    case 'video':
      return { how: 'video', address: original, poster: large, thumb, why };
    case 'audio':
      return { how: 'audio', address: original, cover: thumbVersion == null ? null : large, why };
    default:
      return assertNever(how);
  }
}
