import type { FileId, ItemId, RootId } from '../../contract/ids.ts';
import type { FileStatus } from '../../contract/jobs.ts';
import type { MediaKind } from '../../contract/media.ts';
import type { FingerprintOutput, MetadataOutput } from '../../contract/work.ts';
import type { ReadableDb, WritableDb } from './open-store.ts';
import { prepared } from './statements.ts';

/** A file as the pipeline needs it: what to open and what to compare against. */
export type WorkFile = {
  readonly fileId: FileId;
  readonly rootId: RootId;
  readonly folderId: number;
  readonly itemId: ItemId;
  readonly name: Buffer;
  readonly displayName: string;
  readonly kind: MediaKind | null;
  readonly mime: string | null;
  readonly status: FileStatus;
  readonly version: number;
  readonly indexedVersion: number;
  readonly sizeBytes: number;
  readonly mtimeUs: number;
  readonly birthtimeUs: number | null;
  readonly contentKey: string | null;
  readonly presence: 'present' | 'missing' | 'held';
  /** Of its root, as last seen; null before the root's first scan. */
  readonly device: string | null;
};

export function workFile(db: ReadableDb, fileId: FileId): WorkFile | null {
  return (
    (prepared(
      db,
      `select id as fileId, root_id as rootId, folder_id as folderId, item_id as itemId, name, display_name as displayName, kind,
         mime, status, version, indexed_version as indexedVersion, size_bytes as sizeBytes, mtime_us as mtimeUs,
         birthtime_us as birthtimeUs, content_key as contentKey, presence, (select device from root where root.id = file.root_id) as device
       from file where id = ?`,
    ).get(fileId) as WorkFile | undefined) ?? null
  );
}

/**
 * Moves a file's status among those of work in hand, for the version that the work is of. Deleted and indexed files are
 * left as they are, and so is one that has changed since and is still settling: no old job may say that it is ready.
 */
export function setWorkStatus(db: WritableDb, fileId: FileId, version: number, status: 'queued' | 'processing'): void {
  prepared(
    db,
    `update file set status = ? where id = ? and version = ? and status in ('queued', 'processing', 'failed')`,
  ).run(status, fileId, version);
}

/** A required stage of this version failed for good. An older complete version, if there is one, stays shown. */
export function setFailed(db: WritableDb, fileId: FileId, version: number): void {
  prepared(db, `update file set status = 'failed' where id = ? and version = ? and status <> 'deleted'`).run(
    fileId,
    version,
  );
}

/** Writes what the bytes are, for the version that was read. */
export function setContent(db: WritableDb, fileId: FileId, version: number, output: FingerprintOutput): void {
  prepared(
    db,
    `update file set content_key = ?, full_hash = ?, kind = ?, mime = ? where id = ? and version = ? and status <> 'deleted'`,
  ).run(output.contentKey, output.full ? output.contentKey : null, output.kind, output.mime, fileId, version);
  prepared(db, `update item set kind = ? where primary_file_id = ? and kind is not ?`).run(
    output.kind,
    fileId,
    output.kind,
  );
}

/** The last required stage is committed: the file is indexed, at this version. */
export function setIndexed(db: WritableDb, fileId: FileId, version: number): void {
  prepared(
    db,
    `update file set status = 'indexed', indexed_version = version where id = ? and version = ? and status <> 'deleted'`,
  ).run(fileId, version);
}

/** Where the time of an item comes from, worked out by `finalize.ts`. */
export type SortKey = {
  readonly sortAt: number;
  readonly month: number;
  readonly takenAt: string | null;
  readonly takenSource: string | null;
};

/** Writes the row that views sort and filter by. What a thumbnail left in it stays, unless the content is another. */
export function putMedia(db: WritableDb, file: WorkFile, output: MetadataOutput, sort: SortKey): void {
  prepared(
    db,
    `insert into media (file_id, version, item_id, root_id, folder_id, kind, visible, month, sort_at, taken_at, taken_source, width,
       height, orientation, rotation, camera_make, camera_model, lens, exposure_seconds, f_number, iso, focal_length_mm, latitude,
       longitude, altitude_m, duration_ms, frame_rate, bit_rate, video_codec, audio_codec, title, description, artist, album,
       keywords, has_cover, has_picture)
     values (@fileId, @version, @itemId, @rootId, @folderId, @kind, 1, @month, @sortAt, @takenAt, @takenSource, @width,
       @height, @orientation, @rotation, @cameraMake, @cameraModel, @lens, @exposureSeconds, @fNumber, @iso, @focalLengthMm,
       @latitude, @longitude, @altitudeM, @durationMs, @frameRate, @bitRate, @videoCodec, @audioCodec, @title, @description,
       @artist, @album, @keywords, @hasCover, @hasPicture)
     on conflict (file_id) do update set version = excluded.version, kind = excluded.kind, visible = 1, month = excluded.month,
       sort_at = excluded.sort_at, taken_at = excluded.taken_at, taken_source = excluded.taken_source, width = excluded.width,
       height = excluded.height, orientation = excluded.orientation, rotation = excluded.rotation,
       camera_make = excluded.camera_make, camera_model = excluded.camera_model, lens = excluded.lens,
       exposure_seconds = excluded.exposure_seconds, f_number = excluded.f_number, iso = excluded.iso,
       focal_length_mm = excluded.focal_length_mm, latitude = excluded.latitude, longitude = excluded.longitude,
       altitude_m = excluded.altitude_m, duration_ms = excluded.duration_ms, frame_rate = excluded.frame_rate,
       bit_rate = excluded.bit_rate, video_codec = excluded.video_codec, audio_codec = excluded.audio_codec,
       title = excluded.title, description = excluded.description, artist = excluded.artist, album = excluded.album,
       keywords = excluded.keywords, has_cover = excluded.has_cover, has_picture = excluded.has_picture,
       folder_id = excluded.folder_id, item_id = excluded.item_id`,
  ).run({
    fileId: file.fileId,
    version: file.version,
    itemId: file.itemId,
    rootId: file.rootId,
    folderId: file.folderId,
    ...sort,
    kind: output.kind,
    width: output.width,
    height: output.height,
    orientation: output.orientation,
    rotation: output.rotation,
    cameraMake: output.cameraMake,
    cameraModel: output.cameraModel,
    lens: output.lens,
    exposureSeconds: output.exposureSeconds,
    fNumber: output.fNumber,
    iso: output.iso,
    focalLengthMm: output.focalLengthMm,
    latitude: output.latitude,
    longitude: output.longitude,
    altitudeM: output.altitudeM,
    durationMs: output.durationMs == null ? null : Math.round(output.durationMs),
    frameRate: output.frameRate,
    bitRate: output.bitRate,
    videoCodec: output.videoCodec,
    audioCodec: output.audioCodec,
    title: output.title,
    description: output.description,
    artist: output.artist,
    album: output.album,
    keywords: JSON.stringify(output.keywords),
    hasCover: output.hasCover ? 1 : 0,
    hasPicture: output.hasPicture ? 1 : 0,
  });
}

/** Points the media row at its live thumbnail, or away from one that is no longer right. */
export function setThumb(db: WritableDb, fileId: FileId, key: string | null, thumbHash: Buffer | null): void {
  prepared(db, `update media set thumb_key = ?, thumb_hash = ? where file_id = ?`).run(key, thumbHash, fileId);
}

/** What a picture-making stage needs of a file, from its committed metadata. Null while there is none for this version. */
export function pictureFacts(db: ReadableDb, fileId: FileId, version: number): MetadataOutput | null {
  const output = prepared(
    db,
    `select output from stage_output where file_id = ? and version = ? and stage = 'metadata' and variant = ''`,
  )
    .pluck()
    .get(fileId, version) as string | undefined;
  return output == null ? null : (JSON.parse(output) as MetadataOutput);
}

/** Files whose next required stage has neither a job nor an output, in pages by id. Settling files are ingest's. */
export function filesWithoutJob(db: ReadableDb, afterId: number, limit: number): WorkFile[] {
  const ids = prepared(
    db,
    // From root to file: the index by root and status finds the few at work among a million that are indexed.
    `select file.id from root cross join file on file.root_id = root.id
     where file.id > ? and role = 'primary' and status in ('queued', 'processing') and settle_at is null
       and not exists (select 1 from job where job.file_id = file.id and job.file_version = file.version)
     order by file.id limit ?`,
  )
    .pluck()
    .all(afterId, limit) as FileId[];
  return ids.map((id) => workFile(db, id)).filter((file) => file != null);
}
