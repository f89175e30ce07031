/** Ends a switch over a closed union: a case that was forgotten does not compile, and throws if data lied. */
export function assertNever(value: never, what: string): never {
  throw new Error(`unexpected ${what}: ${JSON.stringify(value)}`);
}
