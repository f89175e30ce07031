/** A promise that is resolved from outside (Node 18 has no `Promise.withResolvers`). */
export function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  const made: { resolve: () => void } = { resolve: () => {} };
  const promise = new Promise<void>((resolve) => {
    made.resolve = resolve;
  });
  return { promise, resolve: () => made.resolve() };
}
