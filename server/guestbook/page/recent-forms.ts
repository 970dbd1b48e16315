import type { Draft } from '#model/guestbook.ts';
import type { EntryRow } from '#model/guestbook-table.ts';

/** A second click and a reload come within this time; the same words from the same network later are another entry. */
const windowMs = 2 * 60_000;
const maxForms = 1000;

type Recent = { sentMs: number; signed: Promise<EntryRow> };

/** Signs a form once, even if it is sent twice: it has no key that would tell a resend. `now` is epoch milliseconds. */
export function createRecentForms(now: () => number) {
  const recent = new Map<string, Recent>();
  return (sender: string, { name, message }: Draft, sign: () => Promise<EntryRow>): Promise<EntryRow> => {
    const nowMs = now();
    for (const [key, { sentMs }] of recent) {
      if (Math.abs(nowMs - sentMs) <= windowMs && recent.size <= maxForms) break;
      recent.delete(key);
    }
    const key = JSON.stringify([sender, name, message]);
    const before = recent.get(key);
    if (before) return before.signed;
    const signed = sign();
    recent.set(key, { sentMs: nowMs, signed });
    // What was not stored may be sent again.
    signed.catch(() => recent.delete(key));
    return signed;
  };
}
