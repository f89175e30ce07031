import type { FileId } from '../../contract/ids.ts';
import { ItemDetail } from '../../contract/media.ts';
import { type ReasonCode, reasons } from '../../contract/reasons.ts';
import { RequestRefused } from '../../contract/reply.ts';
import type { ParsedInput } from '../../contract/requests.ts';
import { displayPaths } from './display-path.ts';
import { thumbVersion } from './item-cell.ts';
import type { ReadableDb } from './open-store.ts';
import { showAs } from './show-as.ts';
import { inSnapshot } from './snapshot.ts';
import { prepared } from './statements.ts';

type MediaRow = {
  readonly file_id: FileId;
  readonly kind: 'photo' | 'video' | 'audio';
  readonly mime: string | null;
  readonly taken_at: string | null;
  readonly taken_source: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly orientation: number | null;
  readonly camera_make: string | null;
  readonly camera_model: string | null;
  readonly lens: string | null;
  readonly exposure_seconds: number | null;
  readonly f_number: number | null;
  readonly iso: number | null;
  readonly focal_length_mm: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly altitude_m: number | null;
  readonly duration_ms: number | null;
  readonly frame_rate: number | null;
  readonly video_codec: string | null;
  readonly audio_codec: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly artist: string | null;
  readonly album: string | null;
  readonly keywords: string;
  readonly thumb_hash: Buffer | null;
  readonly thumb_key: string | null;
};

type FileRow = {
  readonly fileId: FileId;
  readonly rootId: number;
  readonly folderId: number;
  readonly name: string;
  readonly role: string;
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly mime: string | null;
  readonly status: string;
  readonly version: number;
  readonly contentKey: string | null;
};

/** All that is known of an item. Throws NOT_FOUND for one that is gone or was not read yet. */
export function itemDetail(db: ReadableDb, { itemId }: ParsedInput<'item.get'>): ItemDetail {
  return inSnapshot(db, () => {
    const media = prepared(
      db,
      `select m.*, f.mime from media m join file f on f.id = m.file_id join item i on i.id = m.item_id
       where m.item_id = ? order by m.visible desc, m.file_id = i.primary_file_id desc limit 1`,
    ).get(itemId) as MediaRow | undefined;
    if (media == null)
      throw new RequestRefused('NOT_FOUND', 'this item is not in the library any more, or was not read yet');
    return ItemDetail.parse({
      itemId,
      kind: media.kind,
      files: filesOf(db, itemId),
      width: media.width,
      height: media.height,
      orientation: media.orientation,
      takenAt: media.taken_at,
      takenSource: media.taken_source,
      cameraMake: media.camera_make,
      cameraModel: media.camera_model,
      lens: media.lens,
      exposureSeconds: media.exposure_seconds,
      fNumber: media.f_number,
      iso: media.iso,
      focalLengthMm: media.focal_length_mm,
      latitude: media.latitude,
      longitude: media.longitude,
      altitudeM: media.altitude_m,
      durationMs: media.duration_ms,
      frameRate: media.frame_rate,
      videoCodec: media.video_codec,
      audioCodec: media.audio_codec,
      title: media.title,
      description: media.description,
      artist: media.artist,
      album: media.album,
      keywords: JSON.parse(media.keywords),
      problems: problemsOf(db, itemId),
      thumb: media.thumb_key == null ? null : thumbVersion(media.thumb_key),
      thumbHash: media.thumb_hash?.toString('base64') ?? null,
      showAs: showAs({
        kind: media.kind,
        mime: media.mime,
        videoCodec: media.video_codec,
        audioCodec: media.audio_codec,
      }),
    });
  });
}

function filesOf(db: ReadableDb, itemId: number): unknown[] {
  const rows = prepared(
    db,
    `select id as fileId, root_id as rootId, folder_id as folderId, display_name as name, role, size_bytes as sizeBytes,
       mtime_us as mtimeUs, mime, status, version, content_key as contentKey
     from file where item_id = ? and status <> 'deleted' order by role <> 'primary', id`,
  ).all(itemId) as FileRow[];
  const paths = displayPaths(
    db,
    rows.map((row) => row.fileId),
  );
  return rows.map(({ mtimeUs, ...row }) => ({ ...row, path: paths.get(row.fileId), modifiedAt: mtimeUs / 1_000 }));
}

function problemsOf(
  db: ReadableDb,
  itemId: number,
): { stage: string; code: ReasonCode; title: string; message: string }[] {
  const rows = prepared(
    db,
    `select d.stage, d.code, d.message from dead_letter d join file f on f.id = d.file_id
     where f.item_id = ? and f.status <> 'deleted' and d.ignored_at is null order by d.required desc, d.job_id`,
  ).all(itemId) as { stage: string; code: ReasonCode; message: string }[];
  return rows.map((row) => ({ ...row, title: reasons[row.code]?.title ?? row.code }));
}
