export type SearchHint = { readonly token: string; readonly meaning: string };

/** The search language by examples; each can be clicked into the box. */
export const searchHints: readonly SearchHint[] = [
  { token: 'kind:video', meaning: 'only videos (or photo, audio)' },
  { token: 'year:2023', meaning: 'taken in that year' },
  { token: 'ext:heic', meaning: 'by the ending of the name' },
  { token: 'camera:"Canon EOS"', meaning: 'by the camera' },
  { token: '-word', meaning: 'without that word' },
];

/** The text with a token at its end. One of the same key is replaced: two kinds at once would find nothing. */
export function appendToken(text: string, token: string): string {
  const key = /^[a-z]+:/.exec(token)?.[0];
  const kept = key == null ? text : text.replace(new RegExp(`(^|\\s)${key}("[^"]*"|\\S*)`, 'g'), '');
  return [kept.trim().replace(/\s+/g, ' '), token].filter((part) => part !== '').join(' ');
}
