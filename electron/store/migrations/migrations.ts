import { firstLight } from './0001-first-light.ts';

/** In order; the number of a migration is its place here, counted from 1. Never edit one that was released. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: 'first-light', sql: firstLight },
];
