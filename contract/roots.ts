import { z } from 'zod';
import { FolderId, RootId } from './ids.ts';

export const RootState = z.enum(['online', 'offline', 'unreadable', 'replaced']);
export type RootState = z.infer<typeof RootState>;

export const WatchMode = z.enum(['auto', 'native', 'polling', 'manual']);
export type WatchMode = z.infer<typeof WatchMode>;

const ScanPhase = z.enum(['idle', 'waiting', 'scanning', 'paused']);

/** A watched folder as a person sees it. Counts are of files that are not deleted. */
export const RootView = z.object({
  rootId: RootId,
  folderId: FolderId.nullable(),
  path: z.string(),
  label: z.string(),
  state: RootState,
  stateReason: z.string().nullable(),
  stateSince: z.number(),
  watchMode: WatchMode,
  /** How it is watched now, in words: "native", "polling" or "not watched", with the reason if it is not what was asked. */
  watching: z.object({
    how: z.enum(['native', 'polling', 'none']),
    folders: z.number().int(),
    unwatchedFolders: z.number().int(),
    reason: z.string().nullable(),
    /** A command that takes the reason away; null if there is none. */
    remedy: z.string().nullable(),
  }),
  scan: z.object({
    phase: ScanPhase,
    /** Entries seen by the running scan; null when idle. */
    seen: z.number().int().nullable(),
    finishedAt: z.number().nullable(),
  }),
  counts: z.object({
    files: z.number().int(),
    indexed: z.number().int(),
    failed: z.number().int(),
    pending: z.number().int(),
    ignored: z.number().int(),
    /** Files that a scan missed, kept with all that hangs on them until they are back or a person says they are gone. */
    held: z.number().int(),
  }),
});
export type RootView = z.infer<typeof RootView>;

/** One folder in the tree, with its number of direct children and of visible items below it (direct only). */
export const FolderView = z.object({
  folderId: FolderId,
  rootId: RootId,
  parentId: FolderId.nullable(),
  name: z.string(),
  hasChildren: z.boolean(),
  items: z.number().int(),
});
export type FolderView = z.infer<typeof FolderView>;

/** What other ignore globs would do; nothing was changed. */
export const GlobTrial = z.object({
  globs: z.array(z.string()),
  /** Those that cannot be understood and would do nothing. */
  unusable: z.array(z.string()),
  /** Files that would leave the library, with some of their paths below the watched folder. */
  leaving: z.object({ files: z.number().int(), examples: z.array(z.string()) }),
  /** Names that are kept out now and would be looked at again; a folder's counts once. */
  returning: z.object({ names: z.number().int(), examples: z.array(z.string()) }),
});
export type GlobTrial = z.infer<typeof GlobTrial>;
