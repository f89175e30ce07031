import pino from 'pino';

/** Fields that name the work a line is about; each is absent where it does not apply. */
export type LogFields = {
  readonly trace_id?: string;
  readonly job_id?: number;
  readonly file_id?: number;
  readonly file_version?: number;
  readonly stage?: string;
  readonly attempt?: number;
  readonly worker_id?: string;
  readonly error_code?: string;
  readonly [field: string]: unknown;
};

export type Log = {
  readonly debug: (fields: LogFields, message: string) => void;
  readonly info: (fields: LogFields, message: string) => void;
  readonly warn: (fields: LogFields, message: string) => void;
  readonly error: (fields: LogFields, message: string) => void;
};

/**
 * JSON lines into a file (one object a line, `time` in milliseconds), at `level` and above. Written by a buffer that is
 * flushed on close and after 4 KiB, so that a line costs no disk access.
 */
export function openLog(
  path: string,
  level: 'debug' | 'info' | 'warn' | 'error',
): Log & { readonly close: () => void } {
  const destination = pino.destination({ dest: path, append: true, mkdir: true, minLength: 4_096, sync: true });
  const logger = pino({ level, base: { pid: process.pid } }, destination);
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    close: () => {
      destination.flushSync();
      destination.end();
    },
  };
}

/** For tests and for one-shot commands. */
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
