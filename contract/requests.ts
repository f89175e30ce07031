import { z } from 'zod';
import { HealthCheck } from './health.ts';
import { FileId, FolderId, ItemId, JobId, RootId } from './ids.ts';
import { ActivityView, FailureDetail, FailureGroup, FailureSelection, FailureView, QueueName } from './jobs.ts';
import { ItemCell, ItemDetail, MonthCount, Scope, TimelinePage } from './media.ts';
import { ReasonCode } from './reasons.ts';
import { FolderView, GlobTrial, RootView, WatchMode } from './roots.ts';
import { Settings, SettingsPatch } from './settings.ts';

/**
 * The contract: every request a host can be asked, with the shape of its input and output. It is bound three times
 * (Electron's ipcMain, the browser host's HTTP, the command line's socket), each time by one loop over this table:
 * parse the input, call the handler, answer a `Reply`.
 */
export const requests = {
  'app.info': {
    input: z.object({}),
    output: z.object({
      version: z.string(),
      libraryId: z.string(),
      libraryPath: z.string(),
      /** What this host can do: a native folder dialog, paths of dropped folders, revealing a file in its manager. */
      can: z.object({ pickFolder: z.boolean(), dropPaths: z.boolean(), reveal: z.boolean(), openFile: z.boolean() }),
      /** What stands before a media address: `media://library/` in the window, `/media/` in a browser. */
      mediaBase: z.string(),
    }),
  },
  'roots.list': { input: z.object({}), output: z.array(RootView) },
  'roots.add': {
    input: z.object({ path: z.string().min(1).max(4_096), label: z.string().max(200).optional() }),
    output: RootView,
  },
  /** Another name for a folder, or another way to watch it; what is left out stays as it is. */
  'roots.change': {
    input: z.object({
      rootId: RootId,
      label: z.string().trim().min(1).max(200).optional(),
      watchMode: WatchMode.optional(),
    }),
    output: RootView,
  },
  'roots.remove': { input: z.object({ rootId: RootId }), output: z.object({ removed: z.boolean() }) },
  /** A person says that the files which are held as missing are gone for good: they count as deleted now. */
  'roots.confirmRemovals': { input: z.object({ rootId: RootId }), output: z.object({ removed: z.number().int() }) },
  'roots.rescan': { input: z.object({ rootId: RootId.optional() }), output: z.object({ started: z.number().int() }) },
  /** What the ignore globs of the settings would do if they were these. Changes nothing. */
  'roots.tryGlobs': {
    input: z.object({ globs: z.array(z.string().max(500)).max(500), rootId: RootId.optional() }),
    output: GlobTrial,
  },
  'folders.list': {
    input: z.object({ rootId: RootId, parentId: FolderId.optional() }),
    output: z.array(FolderView),
  },
  /** The host's own folders, for the browser host's folder picker. */
  'host.folders': {
    input: z.object({ path: z.string().max(4_096).optional() }),
    output: z.object({
      path: z.string(),
      parent: z.string().nullable(),
      folders: z.array(z.object({ name: z.string(), path: z.string() })),
      places: z.array(z.object({ name: z.string(), path: z.string() })),
      truncated: z.boolean(),
    }),
  },
  'host.pickFolder': { input: z.object({}), output: z.object({ path: z.string().nullable() }) },
  'timeline.months': {
    input: z.object({ scope: Scope }),
    output: z.object({ version: z.number().int(), months: z.array(MonthCount), total: z.number().int() }),
  },
  'timeline.page': {
    input: z.object({
      scope: Scope,
      month: z.number().int().min(0),
      offset: z.number().int().min(0),
      limit: z.number().int().min(1).max(500),
    }),
    output: TimelinePage,
  },
  /** A flat page of the same scope, newest first, keyed by the last row of the page before (not by an offset). */
  'search.page': {
    input: z.object({
      scope: Scope,
      after: z.object({ sortAt: z.number(), fileId: FileId }).optional(),
      limit: z.number().int().min(1).max(500),
    }),
    output: z.object({ items: z.array(ItemCell.extend({ path: z.string() })), total: z.number().int() }),
  },
  'item.get': { input: z.object({ itemId: ItemId }), output: ItemDetail },
  /** The items before and after one in its scope, for the viewer's arrows. */
  'item.neighbours': {
    input: z.object({ scope: Scope, fileId: FileId }),
    output: z.object({ previous: ItemCell.nullable(), next: ItemCell.nullable() }),
  },
  'activity.get': { input: z.object({}), output: ActivityView },
  'queues.pause': {
    input: z.object({ queue: QueueName.optional(), paused: z.boolean() }),
    output: z.object({ paused: z.boolean() }),
  },
  'failures.groups': { input: z.object({ rootId: RootId.optional() }), output: z.array(FailureGroup) },
  'failures.list': {
    input: z.object({
      code: ReasonCode.optional(),
      rootId: RootId.optional(),
      afterId: JobId.optional(),
      limit: z.number().int().min(1).max(1_000),
    }),
    output: z.array(FailureView),
  },
  'failures.show': { input: z.object({ jobId: JobId }), output: FailureDetail },
  'failures.retry': { input: FailureSelection, output: z.object({ retried: z.number().int() }) },
  'failures.ignore': { input: FailureSelection, output: z.object({ ignored: z.number().int() }) },
  'health.get': { input: z.object({}), output: z.array(HealthCheck) },
  'settings.get': { input: z.object({}), output: Settings },
  'settings.set': { input: SettingsPatch, output: Settings },
  'file.reveal': { input: z.object({ fileId: FileId }), output: z.object({ done: z.boolean() }) },
  'file.open': { input: z.object({ fileId: FileId }), output: z.object({ done: z.boolean() }) },
  /** The files on screen, so that their waiting work comes first. */
  'view.visible': {
    input: z.object({ fileIds: z.array(FileId).max(1_000) }),
    output: z.object({ raised: z.number().int() }),
  },
  /** Ask the app to come to the front (a second start of an owned library). */
  'app.show': { input: z.object({}), output: z.object({ shown: z.boolean(), link: z.string().nullable() }) },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type RequestName = keyof typeof requests;
export type RequestInput<N extends RequestName> = z.input<(typeof requests)[N]['input']>;
export type ParsedInput<N extends RequestName> = z.output<(typeof requests)[N]['input']>;
export type RequestOutput<N extends RequestName> = z.output<(typeof requests)[N]['output']>;

/** One function a request: a host that forgets one does not compile. */
export type Handlers = {
  readonly [N in RequestName]: (input: ParsedInput<N>) => RequestOutput<N> | Promise<RequestOutput<N>>;
};

/**
 * What the library tells a view after a commit. `seq` grows by one per event of a subscription; a gap means that
 * something was missed and the view reloads what it shows.
 */
export const LibraryEvent = z.discriminatedUnion('kind', [
  /** Items changed. `version` is the library's new version; `fileIds` is null when too many to list. */
  z.object({
    kind: z.literal('items'),
    seq: z.number().int(),
    version: z.number().int(),
    fileIds: z.array(FileId).nullable(),
  }),
  z.object({ kind: z.literal('activity'), seq: z.number().int(), activity: ActivityView }),
  z.object({ kind: z.literal('roots'), seq: z.number().int() }),
  z.object({ kind: z.literal('failures'), seq: z.number().int(), count: z.number().int() }),
  z.object({ kind: z.literal('settings'), seq: z.number().int() }),
  z.object({ kind: z.literal('notice'), seq: z.number().int(), tone: z.enum(['info', 'warning']), text: z.string() }),
]);
export type LibraryEvent = z.infer<typeof LibraryEvent>;
/** An event before its subscription numbered it. */
export type LibraryEventBody = LibraryEvent extends infer E ? (E extends LibraryEvent ? Omit<E, 'seq'> : never) : never;

export const MediaVariant = z.enum(['thumb', 'large', 'original']);
export type MediaVariant = z.infer<typeof MediaVariant>;
