import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, which nobody guesses: 43 characters of base64url. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text looks like a secret; anything else need not be looked up. */
export const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

/** What the database stores: a copy of it opens nothing. A fast hash is enough for a random secret of 256 bits. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

/** The secret of a session's forms, which another site cannot know. Says nothing about the session's own secret. */
export const writeFormToken = (sessionSecret: string): string =>
  createHmac('sha256', sessionSecret).update('form').digest('base64url');

/** Compares without telling by its time how much is right. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
