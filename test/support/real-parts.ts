import { resolve } from 'node:path';
import type { HostPorts, OpenLibraryOptions } from '../../electron/library/library.ts';
import { stages } from '../../workers/registry.ts';

/** A host that can do nothing for the person. */
export const noHostPorts: HostPorts = {
  can: { pickFolder: false, dropPaths: false, reveal: false, openFile: false },
  mediaBase: '/media',
  pickFolder: async () => null,
  reveal: async () => false,
  openFile: async () => false,
  show: async () => ({ shown: false, link: null }),
};

/** The registry's stages with one limit for all. */
export const withTimeout = (timeoutMs: number): NonNullable<OpenLibraryOptions['stages']> =>
  Object.fromEntries(Object.entries(stages).map(([name, stage]) => [name, { ...stage, timeoutMs }])) as NonNullable<
    OpenLibraryOptions['stages']
  >;

/** The work host to start: the built one, or the one in which file names decide what happens. */
export const hostEntry = (isFaulty: boolean, built: string): string =>
  isFaulty ? resolve(import.meta.dirname, 'faulty-host.ts') : built;
