import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where the media test corpus lies: beside the project, or where ARSIP_CORPUS says. */
export const corpusDir = process.env.ARSIP_CORPUS ?? resolve(import.meta.dirname, '../../../shared/corpus');

/** What the corpus's manifest says of one file. See its README for the meaning of each value. */
export type CorpusFile = {
  readonly path: string;
  readonly kind: string;
  readonly expected?: Readonly<Record<string, unknown>>;
  readonly disputed?: Readonly<Record<string, unknown>>;
  readonly expect?: 'unsupported' | 'corrupt' | 'ok-partial';
  readonly alsoAcceptable?: readonly ('unsupported' | 'corrupt' | 'ok-partial')[];
};

export function corpusPath(path: string): string {
  return resolve(corpusDir, path);
}

/** The files of the corpus whose path starts with one of the folders given, such as `photos/jpeg/`. */
export function corpusFiles(...folders: readonly string[]): CorpusFile[] {
  const manifest = JSON.parse(readFileSync(corpusPath('manifest.json'), 'utf8')) as {
    readonly files: readonly CorpusFile[];
  };
  return manifest.files.filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
}
