import { randomBytes } from 'node:crypto';
import type { Draft } from '#model/guestbook.ts';
import type { EntryRow } from '#model/guestbook-table.ts';

/** A second click and a reload come within this time; the same words from the same network later are another entry. */
const windowMs = 2 * 60_000;
const maxForms = 1000;

/** `signed` is undefined if that failed. */
type Recent = { sentMs: number; resendKey: string; audience: Draft['audience']; signed: Promise<EntryRow> | undefined };

/**
 * Signs a form once, even if it is sent twice: it has no key that would tell a resend. Sent again for the owner alone, it has the
 * key of what was signed for everybody. `now` is epoch milliseconds.
 */
export function createRecentForms(now: () => number) {
  const recent = new Map<string, Recent>();
  let lastMs = Number.NEGATIVE_INFINITY;
  return (
    sender: string,
    { name, message, audience }: Draft,
    sign: (resendKey: string) => Promise<EntryRow>,
  ): Promise<EntryRow> => {
    const nowMs = now();
    // The time that a clock is set back by has passed nevertheless.
    if (nowMs < lastMs) for (const form of recent.values()) form.sentMs -= lastMs - nowMs;
    lastMs = nowMs;
    for (const [key, { sentMs }] of recent) {
      if (nowMs - sentMs <= windowMs && recent.size <= maxForms) break;
      recent.delete(key);
    }
    const key = JSON.stringify([sender, name, message]);
    const before = recent.get(key);
    if (before?.signed && before.audience === audience) return before.signed;
    // For more readers than before it is another entry.
    const isSame = before && (audience || !before.audience);
    const form: Recent = {
      sentMs: nowMs,
      resendKey: isSame ? before.resendKey : randomBytes(16).toString('base64url'),
      audience,
      signed: undefined,
    };
    recent.delete(key);
    recent.set(key, form);
    const signed = sign(form.resendKey);
    form.signed = signed;
    // What was not stored may be sent again.
    signed.catch(() => {
      form.signed = undefined;
    });
    return signed;
  };
}
