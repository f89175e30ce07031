import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findParent } from './lib/parent-link.ts';
import { serveHost } from './lib/serve-host.ts';

/**
 * The work host: a process of its own for everything that reads people's files, so that whatever a file does to it, the
 * library goes on.
 */

/** Built, both files are CommonJS beside each other; from source Node runs the TypeScript itself. */
function entryFile(): string {
  const self = typeof __filename === 'string' ? __filename : fileURLToPath(import.meta.url);
  return resolve(self, '..', `entry${extname(self)}`);
}

const parent = findParent();
if (parent == null) {
  process.stderr.write('This is the work host of Arsip. It is started by Arsip and does nothing by itself.\n');
  process.exitCode = 64;
} else {
  serveHost(parent, entryFile());
}
