/** What the process answers with; the same for every command. */
export const exitCodes = { ok: 0, failure: 1, usage: 2, owned: 3, unusable: 4 } as const;

/** A command that cannot do what it was asked, in words for the person who asked. */
export class CliFailure extends Error {
  readonly exitCode: number;
  constructor(exitCode: number, message: string) {
    super(message);
    this.name = 'CliFailure';
    this.exitCode = exitCode;
  }
}

/** The person pressed Ctrl-C, or the system asked the process to end. */
export class Interrupted extends Error {
  readonly exitCode: number;
  constructor(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') {
    super(`ended by ${signal}`);
    this.name = 'Interrupted';
    this.exitCode = 128 + { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }[signal];
  }
}
