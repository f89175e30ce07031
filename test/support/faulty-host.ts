import { resolve } from 'node:path';
import { findParent } from '../../workers/lib/parent-link.ts';
import { serveHost } from '../../workers/lib/serve-host.ts';

/** The real work host over threads that misbehave as file names ask for; see `faulty-entry.ts`. */
const parent = findParent();
if (parent == null) throw new Error('started by a test');
serveHost(parent, resolve(import.meta.dirname, 'faulty-entry.ts'));
