import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FileId } from '../../contract/ids.ts';
import { MediaVariant } from '../../contract/requests.ts';
import { parseByteRange } from './byte-range.ts';
import type { MediaFile } from './media-file.ts';
import { readRange } from './read-range.ts';

export type MediaRequest = {
  readonly method: string;
  /** `/<variant>/<file id>`, with or without a query. */
  readonly path: string;
  readonly header: (name: 'range' | 'if-range' | 'if-none-match') => string | undefined;
  /** Fires when the one who asked went away. */
  readonly signal?: AbortSignal | undefined;
};

export type MediaResponse = {
  readonly status: 200 | 206 | 304 | 400 | 404 | 405 | 410 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | null;
};

export type FindMedia = (variant: MediaVariant, fileId: FileId, signal?: AbortSignal) => Promise<MediaFile | null>;

/** On every answer: the bytes are a stranger's, so a browser may neither guess their type nor run anything in them. */
const always = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
} as const;

/**
 * Answers one request for media by id, the same for the window's `media:` protocol and the browser host: single and
 * suffix ranges, validators, HEAD. The file is opened as it was found and its size compared again, so that an answer
 * never mixes what the library knows with other bytes. The caller must read or destroy `body`.
 */
export async function serveMedia(find: FindMedia, request: MediaRequest): Promise<MediaResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' });
  const address = parseAddress(request.path);
  if (address == null) return refuse(400);
  const media = await find(address.variant, address.fileId, request.signal);
  if (media == null) return refuse(404);

  const etag = `"${media.etag}"`;
  const headers = {
    ...always,
    ...typeHeaders(media.mime),
    etag,
    'accept-ranges': 'bytes',
    'cache-control':
      media.immutable && address.versioned ? 'private, max-age=31536000, immutable' : 'private, no-cache',
  };
  if (matchesAny(request.header('if-none-match'), etag)) return { status: 304, headers, body: null };

  // A range is defined for GET alone, and one that was meant for other bytes (If-Range) gets all of these.
  const ifRange = request.header('if-range');
  const wantsRange = request.method === 'GET' && (ifRange == null || ifRange.trim() === etag);
  const range = parseByteRange(wantsRange ? request.header('range') : undefined, media.sizeBytes);
  if (range.kind === 'unsatisfiable') return refuse(416, { 'content-range': `bytes */${media.sizeBytes}` });

  const handle = await openSame(media);
  if (handle == null) return refuse(410);
  const start = range.kind === 'part' ? range.start : 0;
  const lengthBytes = range.kind === 'part' ? range.end - range.start + 1 : media.sizeBytes;
  const withLength = { ...headers, 'content-length': String(lengthBytes) };
  if (request.method === 'HEAD' || request.signal?.aborted === true) {
    await handle.close();
    return { status: 200, headers: withLength, body: null };
  }
  const body = readRange(handle, start, lengthBytes);
  if (range.kind === 'all') return { status: 200, headers: withLength, body };
  const contentRange = `bytes ${range.start}-${range.end}/${media.sizeBytes}`;
  return { status: 206, headers: { ...withLength, 'content-range': contentRange }, body };
}

type Address = { readonly variant: MediaVariant; readonly fileId: FileId; readonly versioned: boolean };

function parseAddress(path: string): Address | null {
  const match = /^\/([a-z]+)\/([1-9]\d{0,14})(\?.*)?$/.exec(path);
  if (match == null) return null;
  const variant = MediaVariant.safeParse(match[1]);
  if (!variant.success) return null;
  const version = new URLSearchParams(match[3] ?? '').get('v');
  return { variant: variant.data, fileId: Number(match[2]) as FileId, versioned: version != null && version !== '' };
}

/** Media is shown; anything that could be a page or a script (SVG is both) is only ever a download of unnamed bytes. */
function typeHeaders(mime: string): Record<string, string> {
  const shown = /^(image|video|audio)\/[\w.+-]+$/.test(mime) && !/^image\/svg/.test(mime);
  if (shown) return { 'content-type': mime };
  return { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' };
}

function matchesAny(header: string | undefined, etag: string): boolean {
  if (header == null) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/**
 * Null when the file is gone, is no regular file any more or has another size. Never waits: opening a pipe that took
 * the file's name would hold a thread until somebody writes to it.
 */
async function openSame(media: MediaFile): Promise<FileHandle | null> {
  let handle: FileHandle;
  try {
    handle = await open(media.path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    if (error instanceof Error && 'code' in error && unreadable.has(String(error.code))) return null;
    throw error;
  }
  try {
    const stat = await handle.stat();
    if (stat.isFile() && stat.size === media.sizeBytes) return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

const unreadable = new Set([
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ELOOP',
  'EISDIR',
  'ENXIO',
  'EIO',
  'ESTALE',
  'ENODEV',
]);

function refuse(status: 400 | 404 | 405 | 410 | 416, headers: Record<string, string> = {}): MediaResponse {
  return { status, headers: { ...always, 'cache-control': 'no-store', 'content-length': '0', ...headers }, body: null };
}
