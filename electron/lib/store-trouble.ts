export type StoreTroubleSeen = { readonly trouble: string; readonly message: string };

/**
 * What is wrong with a library's database, when that is what an error says; null for every other error. Told by name
 * and not by class: hosts do not import the store.
 */
export function storeTrouble(error: unknown): StoreTroubleSeen | null {
  if (!(error instanceof Error) || error.name !== 'StoreUnusable') return null;
  const trouble = 'trouble' in error ? String(error.trouble) : 'damaged';
  // A missing database has the same code as a foreign one, and its message alone tells them apart.
  const missing = trouble === 'not-a-library' && error.message.startsWith('there is no library');
  return { trouble: missing ? 'not-there' : trouble, message: error.message };
}
