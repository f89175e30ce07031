import { z } from 'zod';

/** Why a request was refused. Closed, so that every host and the renderer can show each by its own words. */
export const RequestErrorCode = z.enum([
  'BAD_REQUEST',
  'UNKNOWN_REQUEST',
  'NOT_FOUND',
  'NOT_ALLOWED',
  'NOT_SUPPORTED_HERE',
  'ROOT_OVERLAPS',
  'PATH_NOT_READABLE',
  'LIBRARY_BUSY',
  'LIBRARY_CLOSING',
  'INTERNAL',
]);
export type RequestErrorCode = z.infer<typeof RequestErrorCode>;

export type RequestError = { readonly code: RequestErrorCode; readonly message: string };

/**
 * What every door answers: a value, or an error as a value. Electron turns a thrown error into its message alone, so
 * nothing is thrown across a process line.
 */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: RequestError };

export const ReplyEnvelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.object({ code: RequestErrorCode, message: z.string() }) }),
]);

/** A refusal that a handler throws on purpose; the door maps it to a `Reply`. Anything else thrown is INTERNAL. */
export class RequestRefused extends Error {
  readonly code: RequestErrorCode;
  constructor(code: RequestErrorCode, message: string) {
    super(message);
    this.name = 'RequestRefused';
    this.code = code;
  }
}
