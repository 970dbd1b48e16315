import { hash } from 'node:crypto';

/** Shorter messages such as "Nice site!" match by chance. In code points, as PostgreSQL counts. */
const minRepeatLength = 20;

/** Normalizes a text for comparing repeats: lower case, whitespace collapsed and trimmed. */
export function squeezeText(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** The hash in the column `message_key`, equal for messages that differ only in whitespace and case. */
export function messageKeyOf(message: string): string {
  return hash('sha256', squeezeText(message), 'base64url').slice(0, 22);
}

/** Whether a message is long enough that an identical one is unlikely to be a coincidence. */
export function countsAsRepeat(message: string): boolean {
  const { length } = squeezeText(message);
  // A code point has at most two of the units that a string's length counts.
  return (
    length >= 2 * minRepeatLength || (length >= minRepeatLength && [...squeezeText(message)].length >= minRepeatLength)
  );
}
