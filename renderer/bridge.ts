import { type Reply, ReplyEnvelope } from '../contract/reply.ts';
import {
  LibraryEvent,
  type MediaVariant,
  type RequestInput,
  type RequestName,
  type RequestOutput,
  requests,
} from '../contract/requests.ts';

/**
 * The one door between the views and a library. Everything that comes in through it is parsed by the contract's schemas
 * before a store sees it; `request` never rejects, so a caller has exactly one place to look for trouble: the reply.
 */
export type Bridge = {
  readonly request: <N extends RequestName>(name: N, input: RequestInput<N>) => Promise<Reply<RequestOutput<N>>>;
  /**
   * Listens to the library. `onConnection(true)` comes each time the feed starts anew (its numbers start anew too),
   * `onConnection(false)` when it is lost. Returns the function that ends it.
   */
  readonly subscribe: (
    listener: (event: FeedMessage) => void,
    onConnection: (connected: boolean) => void,
  ) => () => void;
  /** Address of a file's picture or bytes; `version` is the cell's `thumb`, so that a new one is not taken from a cache. */
  readonly mediaUrl: (variant: MediaVariant, fileId: number, version?: string | null) => string;
  /** The path of a dropped file or folder; null where a page gets no paths. */
  readonly pathForFile: (file: File) => string | null;
};

/** An event, or the news that something came that was none (to be treated as a gap). */
export type FeedMessage = LibraryEvent | { readonly kind: 'unreadable' };

/** Parses what a host answered. A reply of the wrong shape is an error as a value, never an exception. */
export function parseReply<N extends RequestName>(name: N, raw: unknown): Reply<RequestOutput<N>> {
  const envelope = ReplyEnvelope.safeParse(raw);
  if (!envelope.success) return refusal('The answer was not understood.');
  if (!envelope.data.ok) return envelope.data;
  const value = requests[name].output.safeParse(envelope.data.value);
  if (!value.success) return refusal(`The answer to ${name} was not understood.`);
  // The table pairs each name with its own schema; TypeScript cannot follow that through an index.
  return { ok: true, value: value.data as RequestOutput<N> };
}

export function parseEvent(raw: unknown): FeedMessage {
  const event = LibraryEvent.safeParse(raw);
  return event.success ? event.data : { kind: 'unreadable' };
}

export function refusal(message: string): {
  readonly ok: false;
  readonly error: { code: 'INTERNAL'; message: string };
} {
  return { ok: false, error: { code: 'INTERNAL', message } };
}

/** `<base><variant>/<id>?v=<version>`; the same form in the window and in a browser. */
export function mediaAddress(base: string, variant: MediaVariant, fileId: number, version?: string | null): string {
  const address = `${base}${variant}/${fileId}`;
  return version == null ? address : `${address}?v=${encodeURIComponent(version)}`;
}
