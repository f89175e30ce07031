import { createHash, timingSafeEqual } from 'node:crypto';
import type { Random } from '../lib/clock.ts';

const secretBytes = 32;
/** Older ones are forgotten first: links that nobody opened, browsers that were closed long ago. */
const mostKeys = 16;
const mostSessions = 64;

export type Sessions = {
  /** A new one-time key. */
  readonly issueKey: () => string;
  /** Uses a key up: the value of a session's cookie, or null when the key is none of ours or was used before. */
  readonly redeem: (key: string) => string | null;
  readonly isSession: (value: string) => boolean;
};

/**
 * One-time keys and the sessions they were exchanged for, for this run of the host alone. Only digests are kept, and
 * they are compared in constant time.
 */
export function createSessions(random: Random): Sessions {
  const keys: Buffer[] = [];
  const sessions: Buffer[] = [];
  return {
    issueKey: () => {
      const key = random.hex(secretBytes);
      remember(keys, key, mostKeys);
      return key;
    },
    redeem: (key) => {
      const at = find(keys, key);
      if (at === -1) return null;
      keys.splice(at, 1);
      const value = random.hex(secretBytes);
      remember(sessions, value, mostSessions);
      return value;
    },
    isSession: (value) => find(sessions, value) !== -1,
  };
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

function remember(digests: Buffer[], secret: string, most: number): void {
  digests.push(digest(secret));
  if (digests.length > most) digests.shift();
}

function find(digests: readonly Buffer[], secret: string): number {
  const wanted = digest(secret);
  return digests.findIndex((known) => timingSafeEqual(known, wanted));
}

/** Cookies know no ports: the name keeps the sessions of two hosts on one machine apart. */
const cookieName = (port: number): string => `arsip-${port}`;

export const sessionCookie = (port: number, value: string): string =>
  `${cookieName(port)}=${value}; Path=/; HttpOnly; SameSite=Strict`;

/** The value of our cookie in a `Cookie` header; null when there is none. */
export function readCookie(header: string | undefined, port: number): string | null {
  if (header == null) return null;
  const prefix = `${cookieName(port)}=`;
  const found = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  return found == null ? null : found.slice(prefix.length);
}
