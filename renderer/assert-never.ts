/** Ends a switch over a union: a case that was forgotten does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Not expected here: ${JSON.stringify(value)}`);
}
