/** The part of cli-progress that is used here; the package ships no types. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: {
      readonly format: string;
      readonly stream: NodeJS.WritableStream;
      readonly hideCursor?: boolean;
      readonly clearOnComplete?: boolean;
      readonly barCompleteChar?: string;
      readonly barIncompleteChar?: string;
      readonly fps?: number;
    });
    start(total: number, value: number, payload: Readonly<Record<string, unknown>>): void;
    setTotal(total: number): void;
    update(value: number, payload: Readonly<Record<string, unknown>>): void;
    stop(): void;
  }
}
