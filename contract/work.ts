import { z } from 'zod';
import { FileId, JobId, Token } from './ids.ts';
import { StageName } from './jobs.ts';
import { MediaKind } from './media.ts';
import { ReasonCode } from './reasons.ts';

/**
 * What crosses the line between the main process and a work host. All of it is plain data, so that another executor
 * (a queue on other machines) can carry the same job and result.
 *
 * A **visit** is one file being worked on by one worker thread: one or more stages in a row, each granted by the main
 * process with a token of its own. The worker reports each stage's outcome and waits for the next grant or for `end`.
 */

/** The file as the store knew it when the visit was claimed. The worker compares it before and after reading. */
export const SourceFile = z.object({
  fileId: FileId,
  version: z.number().int().positive(),
  /** Path as bytes; names need not be UTF-8. */
  path: z.instanceof(Uint8Array),
  /** Display name, for the extension and for messages only. */
  name: z.string(),
  sizeBytes: z.number().int().min(0),
  mtimeUs: z.number(),
});
export type SourceFile = z.infer<typeof SourceFile>;

/** One stage to run. `input` is checked by the stage's own schema. */
export const Grant = z.object({
  jobId: JobId,
  token: Token,
  stage: StageName,
  variant: z.string(),
  attempt: z.number().int().positive(),
  traceId: z.string(),
  /** Longest time without progress before the attempt is stopped, milliseconds. */
  timeoutMs: z.number().int().positive(),
  input: z.unknown(),
});
export type Grant = z.infer<typeof Grant>;

/** Where programs and folders are; the same for every stage of a visit. */
export const WorkSettings = z.object({
  /** Null when missing: a stage that needs it fails with TOOL_MISSING. */
  ffmpegPath: z.string().nullable(),
  ffprobePath: z.string().nullable(),
  /** Folder for unfinished artefacts; the worker writes `<jobId>.<token>[.suffix]` there and nothing else. */
  stagingDir: z.string(),
});
export type WorkSettings = z.infer<typeof WorkSettings>;

export const Visit = z.object({
  visitId: z.number().int().positive(),
  source: SourceFile,
  first: Grant,
  settings: WorkSettings,
});
export type Visit = z.infer<typeof Visit>;

/** A file that a stage wrote to the staging folder and looked at again before it said so. */
export const StagedArtefact = z.object({
  /** Key without the content key: `<stage>-v<version>/<variant>`, such as `thumbnail-v1/256`. */
  recipe: z.string(),
  stagedPath: z.string(),
  sizeBytes: z.number().int().positive(),
  sha256: z.string(),
  mime: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** base64 of the ThumbHash; null where the artefact has none. */
  thumbHash: z.string().nullable(),
});
export type StagedArtefact = z.infer<typeof StagedArtefact>;

export const StageFailure = z.object({
  code: ReasonCode,
  message: z.string(),
  /** Resource to park for an environmental code, such as `tool:ffmpeg` or `disk:cache`; null for the code's own. */
  resource: z.string().nullable(),
  toolVersion: z.string().nullable(),
});
export type StageFailure = z.infer<typeof StageFailure>;

/** How one granted stage ended. */
export const StageOutcome = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    visitId: z.number().int(),
    jobId: JobId,
    token: Token,
    stage: StageName,
    /** Parsed by the stage's output schema before it is committed. */
    output: z.unknown(),
    artefacts: z.array(StagedArtefact),
    /** Something worth telling that did not fail the stage, such as a picture cut short. */
    warnings: z.array(z.string()),
    startedAt: z.number(),
    endedAt: z.number(),
    worker: z.string(),
  }),
  z.object({
    ok: z.literal(false),
    visitId: z.number().int(),
    jobId: JobId,
    token: Token,
    stage: StageName,
    failure: StageFailure,
    startedAt: z.number(),
    endedAt: z.number(),
    worker: z.string(),
  }),
]);
export type StageOutcome = z.infer<typeof StageOutcome>;

/** main → host */
export type ToHost =
  | { readonly type: 'visit'; readonly visit: Visit }
  | { readonly type: 'grant'; readonly visitId: number; readonly grant: Grant }
  | { readonly type: 'end'; readonly visitId: number }
  | { readonly type: 'cancel'; readonly visitId: number; readonly reason: string }
  | { readonly type: 'stop' };

/** host → main */
export type FromHost =
  | { readonly type: 'ready'; readonly pid: number }
  | { readonly type: 'started'; readonly visitId: number; readonly jobId: JobId; readonly token: Token }
  | {
      readonly type: 'progress';
      readonly visitId: number;
      readonly jobId: JobId;
      readonly token: Token;
      readonly done: number;
    }
  | { readonly type: 'outcome'; readonly outcome: StageOutcome }
  | { readonly type: 'ended'; readonly visitId: number }
  | { readonly type: 'child'; readonly pid: number; readonly alive: boolean }
  | { readonly type: 'vitals'; readonly rssBytes: number; readonly threads: number };

// Stage outputs. They stand here because the store's side commits what the worker's side made.

export const FingerprintInput = z.object({});
export const FingerprintOutput = z.object({
  /** `<algorithm>-<hex>` of all bytes, or `sampled-…` of size and samples for files above 16 MiB. */
  contentKey: z.string().min(8),
  /** Whether the key covers every byte. */
  full: z.boolean(),
  mime: z.string(),
  kind: MediaKind,
});
export type FingerprintOutput = z.infer<typeof FingerprintOutput>;

const nullableText = z.string().nullable();
const nullableNumber = z.number().finite().nullable();
/** Displayed size is after orientation, rotation and pixel shape. */
export const MetadataOutput = z.object({
  kind: MediaKind,
  mime: z.string(),
  width: z.number().int().positive().nullable(),
  height: z.number().int().positive().nullable(),
  /** EXIF value 1–8; null where the file has none. An illegal value reads as 1. */
  orientation: z.number().int().min(1).max(8).nullable(),
  /** As the file states it: `YYYY-MM-DD[THH:mm:ss[.sss]]`, with an offset or Z only where the file gives one. */
  takenAt: nullableText,
  takenSource: nullableText,
  cameraMake: nullableText,
  cameraModel: nullableText,
  lens: nullableText,
  exposureSeconds: nullableNumber,
  fNumber: nullableNumber,
  iso: nullableNumber,
  focalLengthMm: nullableNumber,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  altitudeM: nullableNumber,
  durationMs: z.number().min(0).finite().nullable(),
  frameRate: nullableNumber,
  bitRate: nullableNumber,
  videoCodec: nullableText,
  audioCodec: nullableText,
  title: nullableText,
  description: nullableText,
  artist: nullableText,
  album: nullableText,
  keywords: z.array(z.string()),
  /** Stars, 0 to 5, or -1 for rejected; absent where the file says nothing. */
  rating: z.number().min(-1).max(5).nullable().optional(),
  /** Clockwise turn in degrees that a video needs to be shown upright; 0 for the rest. */
  rotation: z.number().int(),
  hasCover: z.boolean(),
  /** Whether there is anything to make a thumbnail from. */
  hasPicture: z.boolean(),
});
export type MetadataOutput = z.infer<typeof MetadataOutput>;

/** What a picture-making stage needs to know, taken from the outputs of the stages before it. */
export const PictureInput = z.object({
  kind: MediaKind,
  mime: z.string(),
  orientation: z.number().int().min(1).max(8).nullable(),
  rotation: z.number().int(),
  durationMs: z.number().min(0).nullable(),
  hasCover: z.boolean(),
});
export type PictureInput = z.infer<typeof PictureInput>;
export const PictureOutput = z.object({ width: z.number().int().positive(), height: z.number().int().positive() });
export type PictureOutput = z.infer<typeof PictureOutput>;
