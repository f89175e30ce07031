import type { ByteText } from './change.ts';

const beyondAscii = /[\x80-\xff]/;
const utf8 = new TextDecoder();

/** What a person reads for the bytes of a name or path: UTF-8, with U+FFFD where it is none. */
export function displayPath(text: string): string {
  if (!beyondAscii.test(text)) return text;
  return utf8.decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

/** The path of `name` in the folder at `path`. A path that ends in a separator (`/`, `C:\`) gets no second one. */
export const joinText = (path: ByteText, name: ByteText): ByteText =>
  (path.endsWith('/') || path.endsWith('\\') ? path + name : `${path}/${name}`) as ByteText;

/** The names from `root` down to `path`; empty for the root itself, null for a path that is not in it. */
export function namesBelow(root: ByteText, path: ByteText): ByteText[] | null {
  if (path === root) return [];
  const prefix = root.endsWith('/') || root.endsWith('\\') ? root : `${root}/`;
  if (!path.startsWith(prefix)) return null;
  return path
    .slice(prefix.length)
    .split('/')
    .filter((name) => name !== '') as ByteText[];
}

/** Whether one folder is the other or lies in it. */
export const isWithin = (path: ByteText, folder: ByteText): boolean => namesBelow(folder, path) != null;
