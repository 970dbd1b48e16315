import { createHash } from 'node:crypto';

/** Shorter messages are alike by chance: "Nice site!" says everybody. In code points, as PostgreSQL counts. */
export const minRepeatLength = 20;

/** A text as repeats are compared by: small letters, every run of blanks as one space, none at the ends. */
export function squeezeText(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** What the column `message_key` holds: the same for messages that differ in blanks and capitals only. */
export function messageKeyOf(message: string): string {
  return createHash('sha256').update(squeezeText(message)).digest('base64url').slice(0, 22);
}

/** Whether a message is long enough that another visitor's same one is no chance. */
export function countsAsRepeat(message: string): boolean {
  return [...squeezeText(message)].length >= minRepeatLength;
}
