import type { Reply, RequestErrorCode } from '../../contract/reply.ts';
import type { LibraryEvent, ParsedInput, RequestName, RequestOutput } from '../../contract/requests.ts';
import { requests } from '../../contract/requests.ts';
import type { Bridge, FeedMessage } from '../../renderer/bridge.ts';

export type FakeAnswers = {
  [N in RequestName]?: (input: ParsedInput<N>) => RequestOutput<N> | Promise<RequestOutput<N>>;
};

export type FakeBridge = Bridge & {
  /** Every request so far, in order, with its parsed input. */
  readonly asked: { name: RequestName; input: unknown }[];
  /** How often a request was made. */
  readonly count: (name: RequestName) => number;
  /** Sends an event of the next number, or a given message as it is. */
  readonly emit: (event: Omit<LibraryEvent, 'seq'> & { seq?: number }) => void;
  readonly emitRaw: (message: FeedMessage) => void;
  readonly connect: (connected: boolean) => void;
  /** Replaces answers from now on. */
  readonly answer: (answers: FakeAnswers) => void;
};

/** Thrown by an answer to have the request refused. */
export class Refuse extends Error {
  readonly code: RequestErrorCode;
  constructor(code: RequestErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Plays a library: answers by functions of the parsed input, refuses what it has no answer for, and can emit events. */
export function makeBridge(first: FakeAnswers = {}): FakeBridge {
  const answers: FakeAnswers = { ...first };
  const asked: { name: RequestName; input: unknown }[] = [];
  const listeners = new Set<{ event: (message: FeedMessage) => void; connection: (connected: boolean) => void }>();
  const feed = { seq: 0 };

  const request: Bridge['request'] = async <N extends RequestName>(name: N, raw: unknown) => {
    const input = requests[name].input.parse(raw) as ParsedInput<N>;
    asked.push({ name, input });
    const give = answers[name] as ((input: ParsedInput<N>) => RequestOutput<N> | Promise<RequestOutput<N>>) | undefined;
    if (give == null) return refused<N>('UNKNOWN_REQUEST', `The test has no answer for ${name}`);
    try {
      return { ok: true, value: await give(input) };
    } catch (error) {
      if (error instanceof Refuse) return refused<N>(error.code, error.message);
      throw error;
    }
  };

  return {
    request,
    asked,
    count: (name) => asked.filter((one) => one.name === name).length,
    answer: (more) => void Object.assign(answers, more),
    subscribe(event, connection) {
      const listener = { event, connection };
      listeners.add(listener);
      connection(true);
      return () => void listeners.delete(listener);
    },
    emit(event) {
      feed.seq = event.seq ?? feed.seq + 1;
      const message = { ...event, seq: feed.seq } as LibraryEvent;
      for (const listener of listeners) listener.event(message);
    },
    emitRaw: (message) => {
      for (const listener of listeners) listener.event(message);
    },
    connect(connected) {
      if (connected) feed.seq = 0;
      for (const listener of listeners) listener.connection(connected);
    },
    mediaUrl: (variant, fileId, version) => `/media/${variant}/${fileId}${version == null ? '' : `?v=${version}`}`,
    pathForFile: () => null,
  };
}

function refused<N extends RequestName>(code: RequestErrorCode, message: string): Reply<RequestOutput<N>> {
  return { ok: false, error: { code, message } };
}
