import { setTimeout as sleep } from 'node:timers/promises';
import { RequestRefused } from '../../contract/reply.ts';
import type { Handlers, RequestInput, RequestName, RequestOutput } from '../../contract/requests.ts';
import { answer } from '../lib/answer.ts';
import { logPath } from '../lib/library-dir.ts';
import { type Log, openLog, silentLog } from '../lib/log.ts';
import { ownerSocketPath } from '../lib/owner-address.ts';
import { connectOwner, OwnerUnreachable } from '../lib/owner-client.ts';
import { openOwnerSocket } from '../lib/owner-socket.ts';
import { type HostPorts, type Library, LibraryOwned } from '../library/library.ts';
import { CliFailure, exitCodes } from './failure.ts';
import type { CommandContext } from './parts.ts';

/** Something that answers requests of the contract, wherever the library is open. */
export type Reached = {
  readonly by: 'owner' | 'reader' | 'own';
  /** Throws `RequestRefused` with words for a person. */
  readonly request: <N extends RequestName>(name: N, input: RequestInput<N>) => Promise<RequestOutput<N>>;
  readonly close: () => Promise<void>;
};

/** A library opened by this very process, with its door for others. */
export type OwnLibrary = Reached & { readonly by: 'own'; readonly library: Library; readonly log: Log };

/** Longest wait for an owner that holds the library but does not listen yet (it is starting, or ending). */
const ownerPatienceMs = 3_000;
/** Longest time a command lets the library take to give its work back. */
const closePatienceMs = 3_000;

/** The process that has the library open; null when nobody listens. */
export async function reachOwner(libraryDir: string): Promise<Reached | null> {
  try {
    const client = await connectOwner(ownerSocketPath(libraryDir));
    return { by: 'owner', request: client.request, close: async () => client.close() };
  } catch (error) {
    if (error instanceof OwnerUnreachable) return null;
    throw error;
  }
}

/** Reads on a connection of its own, beside an owner or without one. Throws what `openReadLibrary` throws. */
export async function openForReading(context: CommandContext): Promise<Reached> {
  const library = await context.openReadLibrary(context.libraryDir);
  return {
    by: 'reader',
    request: (name, input) => ask(library.handlers, silentLog, name, input),
    close: async () => library.close(),
  };
}

/** The owner where there is one (its numbers are live), else a connection that only reads. */
export async function reachOrRead(context: CommandContext): Promise<Reached> {
  return (await reachOwner(context.libraryDir)) ?? (await openForReading(context));
}

/** The owner where there is one, else the library opened here. */
export async function reachOrOpen(context: CommandContext): Promise<Reached | OwnLibrary> {
  const owner = await reachOwner(context.libraryDir);
  if (owner != null) return owner;
  try {
    return await openOwn(context, { watch: false, ports: portsOfTerminal });
  } catch (error) {
    if (error instanceof LibraryOwned) return await waitForOwner(context.libraryDir, error);
    throw error;
  }
}

/** Throws a failure with exit code 3 when the library is held by a process that cannot be reached. */
export async function waitForOwner(libraryDir: string, owned: LibraryOwned): Promise<Reached> {
  for (let waitedMs = 0; waitedMs < ownerPatienceMs; waitedMs += 100) {
    const owner = await reachOwner(libraryDir);
    if (owner != null) return owner;
    await sleep(100);
  }
  throw new CliFailure(exitCodes.owned, `${owned.message} and it does not answer`);
}

export const isOwn = (reached: Reached): reached is OwnLibrary => reached.by === 'own';

/** Opens the library for this process, and a door to it for the next one. Throws `LibraryOwned`, `StoreUnusable`. */
export async function openOwn(
  context: CommandContext,
  options: { readonly watch: boolean; readonly ports: HostPorts },
): Promise<OwnLibrary> {
  const log = openLog(logPath(context.libraryDir), 'info');
  try {
    const library = await context.openLibrary({
      libraryDir: context.libraryDir,
      version: context.version,
      clock: context.clock,
      random: context.random,
      log,
      host: options.ports,
      spawnHost: context.spawnHost,
      watch: options.watch,
      ...(context.reached == null ? {} : { reached: context.reached }),
    });
    const socket = await openOwnerSocket(ownerSocketPath(context.libraryDir), library, log);
    return {
      by: 'own',
      library,
      log,
      request: (name, input) => ask(library.handlers, log, name, input),
      close: async () => {
        await socket.close();
        await within(library.close(), closePatienceMs);
        log.close();
      },
    };
  } catch (error) {
    log.close();
    throw error;
  }
}

/** A terminal without a page: it can show nothing. */
export const portsOfTerminal: HostPorts = {
  can: { pickFolder: false, dropPaths: false, reveal: false, openFile: false },
  mediaBase: '/media/',
  pickFolder: async () => null,
  reveal: async () => false,
  openFile: async () => false,
  show: async () => ({ shown: false, link: null }),
};

/** Resolves when `work` does; rejects at once when the person interrupts. */
export async function unlessInterrupted<T>(work: Promise<T>, interrupted: AbortSignal): Promise<T> {
  interrupted.throwIfAborted();
  const stop = new AbortController();
  const interruption = new Promise<never>((_, fail) => {
    interrupted.addEventListener('abort', () => fail(interrupted.reason), { signal: stop.signal });
  });
  try {
    return await Promise.race([work, interruption]);
  } finally {
    stop.abort();
  }
}

/** Never resolves; rejects with the interruption. */
export const untilInterrupted = (interrupted: AbortSignal): Promise<never> =>
  unlessInterrupted(new Promise<never>(() => {}), interrupted);

async function ask<N extends RequestName>(
  handlers: Partial<Handlers>,
  log: Log,
  name: N,
  input: RequestInput<N>,
): Promise<RequestOutput<N>> {
  const reply = await answer(handlers, name, input, log);
  if (!reply.ok) throw new RequestRefused(reply.error.code, reply.error.message);
  // The table pairs each name with its own output; TypeScript cannot follow that through an index.
  return reply.value as RequestOutput<N>;
}

async function within(work: Promise<void>, timeoutMs: number): Promise<void> {
  const timeout = new AbortController();
  try {
    await Promise.race([work, sleep(timeoutMs, undefined, { signal: timeout.signal, ref: false })]);
  } finally {
    timeout.abort();
  }
}
