import { z } from 'zod';

/**
 * Identifiers that cross a process line. All row ids are positive integers chosen by the store; a branded type keeps
 * a file's id from being handed in where a folder's is wanted.
 */
const rowId = z.number().int().positive();

export const FileId = rowId.brand<'FileId'>();
export type FileId = z.infer<typeof FileId>;
export const ItemId = rowId.brand<'ItemId'>();
export type ItemId = z.infer<typeof ItemId>;
export const FolderId = rowId.brand<'FolderId'>();
export type FolderId = z.infer<typeof FolderId>;
export const RootId = rowId.brand<'RootId'>();
export type RootId = z.infer<typeof RootId>;
export const JobId = rowId.brand<'JobId'>();
export type JobId = z.infer<typeof JobId>;

/** A lease's fence: one counter for the whole library, never reused. A lower token never wins over a higher one. */
export const Token = rowId.brand<'Token'>();
export type Token = z.infer<typeof Token>;
