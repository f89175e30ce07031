import type { z } from 'zod';
import type { QueueName, StageName } from '../../contract/jobs.ts';
import type { ReasonCode } from '../../contract/reasons.ts';
import type { SourceFile, StagedArtefact, WorkSettings } from '../../contract/work.ts';

/** A stage as data: what it is called, what must be there before it, and how to load what it does. */
export type Stage<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly name: StageName;
  /** Raised when the stage's answer would change for the same bytes; everything is then done again. */
  readonly version: number;
  readonly queue: QueueName;
  readonly after: StageName | null;
  /** A required stage that fails fails the file; an optional one leaves a problem. */
  readonly required: boolean;
  /** Made for every file, or only when asked for. */
  readonly when: 'always' | 'on-demand';
  /** Recipes of the artefacts that it makes, such as `thumbnail-v1/256`; empty for none. */
  readonly recipes: readonly string[];
  /** Longest time without progress, milliseconds. */
  readonly timeoutMs: number;
  readonly input: Input;
  readonly output: Output;
  readonly load: () => Promise<{ default: StageRun<z.output<Input>, z.output<Output>> }>;
};

export type StageResult<Output> = {
  readonly output: Output;
  readonly artefacts: readonly StagedArtefact[];
  readonly warnings: readonly string[];
};

export type StageRun<Input, Output> = (context: StageContext, input: Input) => Promise<StageResult<Output>>;

/** What a stage is given. It touches nothing else: no store, no clock of its own, no path it made up. */
export type StageContext = {
  readonly source: FileSource;
  readonly settings: WorkSettings;
  /** A fresh path in the staging folder for this attempt; `suffix` such as `256.webp`. */
  readonly stagingPath: (suffix: string) => string;
  /** Says that work goes on (bytes, frames, steps). It alone renews the lease. */
  readonly progress: (done: number) => void;
  readonly signal: AbortSignal;
  /** Told of each program that is started and ended, so that whoever outlives this thread can end what is left. */
  readonly reportChild: ReportChild;
};

export type ReportChild = (pid: number, alive: boolean) => void;

/** The file under work, opened once a visit and shared by its stages. */
export type FileSource = {
  readonly file: SourceFile;
  /** The whole content when it is small enough to hold (16 MiB), read once; null for larger files. */
  readonly bytes: () => Promise<Uint8Array | null>;
  /** Up to `length` bytes from `offset`. Shorter at the end of the file. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
  /**
   * A path that programs and libraries which take strings can open: the path itself where it is UTF-8, else
   * `/proc/<pid>/fd/<n>` of the open descriptor (Linux).
   */
  readonly openablePath: () => Promise<string>;
  /** Throws VERSION_MISMATCH or FILE_GONE when the file on disk is no longer the one that was granted. */
  readonly assertUnchanged: () => Promise<void>;
};

/** The way a stage says why it failed. */
export class StageError extends Error {
  readonly code: ReasonCode;
  readonly resource: string | null;
  readonly toolVersion: string | null;
  constructor(
    code: ReasonCode,
    message: string,
    options: { resource?: string; toolVersion?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'StageError';
    this.code = code;
    this.resource = options.resource ?? null;
    this.toolVersion = options.toolVersion ?? null;
  }
}

/** Keeps the input and output schemas of a stage tied to its `run` at compile time. */
export function defineStage<Input extends z.ZodType, Output extends z.ZodType>(
  stage: Stage<Input, Output>,
): Stage<Input, Output> {
  return stage;
}
