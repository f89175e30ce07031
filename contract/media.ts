import { z } from 'zod';
import { FileId, FolderId, ItemId, RootId } from './ids.ts';
import { FileStatus } from './jobs.ts';
import { ReasonCode } from './reasons.ts';

export const MediaKind = z.enum(['photo', 'video', 'audio']);
export type MediaKind = z.infer<typeof MediaKind>;

/**
 * What a view is about: all, one root or one folder (with what is below it), narrowed by a search text in the search
 * language of `docs/architecture.md` (words, `kind:video`, `ext:heic`, `year:2023`, `camera:"…"`, `-word`).
 */
export const Scope = z.object({
  text: z.string().max(1_000).optional(),
  rootId: RootId.optional(),
  folderId: FolderId.optional(),
  kind: MediaKind.optional(),
});
export type Scope = z.infer<typeof Scope>;

/** A month of the timeline as year × 100 + month (202312), newest first; 0 is "no date". */
export const MonthCount = z.object({ month: z.number().int().min(0), count: z.number().int().positive() });
export type MonthCount = z.infer<typeof MonthCount>;

/** One cell of the grid. `thumb` is null until a thumbnail is live; `thumbHash` is base64 of the ThumbHash bytes. */
export const ItemCell = z.object({
  itemId: ItemId,
  fileId: FileId,
  kind: MediaKind,
  name: z.string(),
  /** Milliseconds of local time at the place of taking, as if it were UTC (for sorting and for showing). */
  sortAt: z.number(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationMs: z.number().nullable(),
  thumbHash: z.string().nullable(),
  /** Changes whenever the bytes of the thumbnail may have: put it in the media address as `v`. */
  thumb: z.string().nullable(),
  offline: z.boolean(),
  problem: ReasonCode.nullable(),
});
export type ItemCell = z.infer<typeof ItemCell>;

export const TimelinePage = z.object({ version: z.number().int(), items: z.array(ItemCell) });
export type TimelinePage = z.infer<typeof TimelinePage>;

const FileDetail = z.object({
  fileId: FileId,
  rootId: RootId,
  folderId: FolderId,
  name: z.string(),
  path: z.string(),
  role: z.enum(['primary', 'sidecar', 'companion']),
  sizeBytes: z.number(),
  modifiedAt: z.number(),
  mime: z.string().nullable(),
  status: FileStatus,
  version: z.number().int(),
  contentKey: z.string().nullable(),
});

/** All that is known of an item. Absent values are null; nothing is guessed here. */
export const ItemDetail = z.object({
  itemId: ItemId,
  kind: MediaKind,
  files: z.array(FileDetail),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  orientation: z.number().int().nullable(),
  takenAt: z.string().nullable(),
  takenSource: z.string().nullable(),
  cameraMake: z.string().nullable(),
  cameraModel: z.string().nullable(),
  lens: z.string().nullable(),
  exposureSeconds: z.number().nullable(),
  fNumber: z.number().nullable(),
  iso: z.number().nullable(),
  focalLengthMm: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  altitudeM: z.number().nullable(),
  durationMs: z.number().nullable(),
  frameRate: z.number().nullable(),
  videoCodec: z.string().nullable(),
  audioCodec: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  artist: z.string().nullable(),
  album: z.string().nullable(),
  keywords: z.array(z.string()),
  problems: z.array(z.object({ stage: z.string(), code: ReasonCode, title: z.string(), message: z.string() })),
  thumb: z.string().nullable(),
  thumbHash: z.string().nullable(),
  /** How the renderer can show the original: in itself, or only by its large view or poster, with the reason in words. */
  showAs: z.object({ how: z.enum(['image', 'large', 'video', 'audio', 'poster']), why: z.string().nullable() }),
});
export type ItemDetail = z.infer<typeof ItemDetail>;
