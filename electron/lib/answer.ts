import { type Reply, type RequestErrorCode, RequestRefused } from '../../contract/reply.ts';
import { type Handlers, type RequestName, requests } from '../../contract/requests.ts';
import type { Log } from './log.ts';

/**
 * The one loop of the contract, used by every door (window, browser, socket): look the name up, parse the input, call
 * the handler, answer a value. It never throws and never lets out a path or a stack that the handler did not mean to
 * show: what was not refused on purpose is logged with its cause and answered as INTERNAL.
 */
export async function answer(
  handlers: Partial<Handlers>,
  name: unknown,
  input: unknown,
  log: Pick<Log, 'error'>,
): Promise<Reply<unknown>> {
  // `hasOwn`: a name is a stranger's text, and `toString` is none of our requests.
  if (typeof name !== 'string' || !Object.hasOwn(requests, name))
    return refused('UNKNOWN_REQUEST', 'There is no such request.');
  const known = name as RequestName;
  const handler = handlers[known];
  if (handler == null) return refused('NOT_SUPPORTED_HERE', `${known} is not answered here.`);

  const parsed = requests[known].input.safeParse(input);
  if (!parsed.success) return refused('BAD_REQUEST', explain(known, parsed.error.issues));

  try {
    // The table pairs each name with its own input; TypeScript cannot follow that through an index.
    const call = handler as (input: unknown) => unknown;
    return { ok: true, value: await call(parsed.data) };
  } catch (error) {
    if (error instanceof RequestRefused) return refused(error.code, error.message);
    log.error({ request: known, error_code: 'INTERNAL', cause: describeError(error) }, 'a request failed');
    return refused('INTERNAL', 'Something went wrong inside Arsip; its log says what.');
  }
}

function refused(code: RequestErrorCode, message: string): Reply<never> {
  return { ok: false, error: { code, message } };
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function explain(name: RequestName, issues: readonly Issue[]): string {
  const [first] = issues;
  if (first == null) return `The input of ${name} is not right.`;
  const where = first.path.length === 0 ? 'input' : first.path.map(String).join('.');
  return `${name}: ${where}: ${first.message}`.slice(0, 300);
}

/** An error with its stack and the chain of its causes, for the log. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause == null ? own : `${own}\ncaused by: ${describeError(error.cause)}`;
}
