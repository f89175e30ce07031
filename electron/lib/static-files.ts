import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export type StaticFile = {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so a browser may keep it for good. */
  readonly immutable: boolean;
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Reads the built pages into memory, by address (`/index.html`, `/assets/…`). An address is only ever compared with
 * this table, never turned into a path, so no spelling of it can lead elsewhere; and a running host keeps showing the
 * build it started with. Files of unknown types (source maps) are left out.
 */
export function loadStaticFiles(dir: string): ReadonlyMap<string, StaticFile> {
  return new Map(readBelow(dir, ''));
}

function readBelow(dir: string, address: string): [string, StaticFile][] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry): [string, StaticFile][] => {
    const path = join(dir, entry.name);
    const own = `${address}/${entry.name}`;
    if (entry.isDirectory()) return readBelow(path, own);
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type == null) return [];
    const body = readFileSync(path);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    return [[own, { body, type, etag, immutable: own.startsWith('/assets/') }]];
  });
}
