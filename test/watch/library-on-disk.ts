import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { systemClock, systemRandom } from '../../electron/lib/clock.ts';
import { openStore, type WritableDb } from '../../electron/store/open-store.ts';

/** A folder to watch and a library beside it, both gone when the test ends. */
export function makePlace(): { readonly dir: string; readonly libraryDir: string; readonly watched: string; readonly db: WritableDb } {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'arsip-watch-')));
  const libraryDir = join(dir, 'library');
  const watched = join(dir, 'W');
  mkdirSync(libraryDir);
  mkdirSync(watched);
  const db = openStore(libraryDir, systemClock, systemRandom);
  onTestFinished(() => {
    db.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return { dir, libraryDir, watched, db };
}
