import { expect, test } from 'vitest';
import { dayMs } from '#model/day.ts';
import { readFormFacts, writeFormFacts } from '#model/guestbook-table.ts';
import { entryAt } from './entry-fixture.ts';
import { prepareEntry } from './new-entry.ts';
import type { OwnEntry } from './own-entry.ts';

const nowMs = Date.UTC(2025, 9, 27);
const written = entryAt(nowMs);
const nothing = { own: [], stored: [], nowMs };

const prepare = (known: Partial<typeof nothing | { own: OwnEntry[]; stored: OwnEntry[] }> = {}, entry = written) =>
  prepareEntry(entry, { fillMs: 4000 }, { ...nothing, ...known });
const readKey = () => {
  const { entry } = prepare() as { entry: OwnEntry };
  return entry.facts?.resendKey ?? '';
};

test('a new entry is unsent, has the facts of the form, and was not sent before', () => {
  expect(prepare()).toEqual({
    entry: {
      ...written,
      status: 'unsent',
      facts: { fillMs: 4000, resendKey: expect.any(String) },
      secret: expect.stringMatching(/^[0-9a-z]{28}$/),
    },
    isFirst: true,
  });
});

test('each entry has its own resend key of 128 random bits, which is sent with the facts of the form', () => {
  const keys = Array.from({ length: 1000 }, readKey);
  expect(new Set(keys).size).toBe(1000);
  for (const resendKey of keys) {
    expect(resendKey).toMatch(/^[0-9a-z]{28}$/);
    expect(readFormFacts(writeFormFacts({ resendKey }))).toEqual({ resendKey });
  }
});

test('the same words within a day repeat the entry that is stored, or that waits', () => {
  const earlier = entryAt(nowMs - dayMs + 1);
  expect(prepare({ stored: [earlier] })).toEqual({ repeats: 'stored' });
  expect(prepare({ own: [{ ...earlier, status: 'waiting' }] })).toEqual({ repeats: 'waiting' });
});

test('another drawing with the same words, or the same words for other readers, are a new entry', () => {
  const earlier = entryAt(nowMs - 5000, { drawing: '_____w', depicts: 'Fog' });
  const another = { ...written, drawing: 'AAAA', depicts: 'Night' };
  for (const known of [
    { stored: [earlier] },
    { own: [{ ...earlier, status: 'waiting' as const }] },
    { own: [{ ...earlier, status: 'unsent' as const }] },
  ]) {
    expect(prepare(known, another)).toMatchObject({ entry: { drawing: 'AAAA' }, isFirst: true });
    expect(prepare(known, written)).toMatchObject({ isFirst: true });
  }
  const forOwner = { ...written, audience: 'owner' as const };
  expect(prepare({ stored: [entryAt(nowMs - 5000)] }, forOwner)).toMatchObject({ isFirst: true });
});

test('the same words a day later are a new entry', () => {
  const earlier = entryAt(nowMs - dayMs);
  expect(prepare({ stored: [earlier] })).toMatchObject({ isFirst: true });
  expect(prepare({ own: [{ ...earlier, status: 'waiting' }] })).toMatchObject({ isFirst: true });
});

test('the same words as an unsent entry are that entry, however old, with the website that was written now', () => {
  const unsent: OwnEntry = { ...entryAt(1), status: 'unsent', facts: { resendKey: 'a'.repeat(20) } };
  const website = 'https://moth.example/';
  expect(prepare({ own: [unsent] }, { ...written, website })).toEqual({
    entry: { ...unsent, website },
    isFirst: false,
  });
});

test('an unsent entry may become one for the owner alone, under its key, and is no other one for everybody', () => {
  const unsent: OwnEntry = { ...entryAt(1), status: 'unsent', facts: { resendKey: 'a'.repeat(20) } };
  const audience = 'owner' as const;
  expect(prepare({ own: [unsent] }, { ...written, audience })).toEqual({
    entry: { ...unsent, audience },
    isFirst: false,
  });
  const wider = prepare({ own: [{ ...unsent, audience }] });
  expect(wider).toMatchObject({ isFirst: true, entry: { facts: { resendKey: expect.not.stringMatching(/^a+$/) } } });
  expect(wider).not.toHaveProperty('entry.audience');
});

test('the same words as a refused entry are a new entry, and other words of the same millisecond move on', () => {
  expect(prepare({ own: [{ ...entryAt(1), status: 'refused' }] })).toMatchObject({ isFirst: true });
  const other: OwnEntry = { ...entryAt(nowMs, { message: 'Other' }), status: 'unsent' };
  expect(prepare({ own: [other] })).toMatchObject({ entry: { time: nowMs + 1 }, isFirst: true });
});
