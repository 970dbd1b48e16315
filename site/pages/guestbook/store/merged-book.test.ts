import { describe, expect, test } from 'vitest';
import { entryAt } from './entry-fixture.ts';
import { findSettled, mergeBook, showOwnEntry } from './merged-book.ts';

const sixtyDaysMs = 60 * 86_400_000;

describe('showOwnEntry', () => {
  const kept = { isBackendMissing: false, isKept: true };

  test.each(['unsent', 'waiting', 'refused'] as const)('keeps that an entry is %s', (status) => {
    expect(showOwnEntry({ ...entryAt(1), status }, kept)).toEqual({ ...entryAt(1), status });
  });

  test('says of an entry without a status that only this browser has it', () => {
    expect(showOwnEntry(entryAt(1), kept)).toEqual({ ...entryAt(1), status: 'local' });
  });

  test('says of an unsent entry, and of no other, that there is no guestbook to send it to', () => {
    const missing = { ...kept, isBackendMissing: true };
    expect(showOwnEntry({ ...entryAt(1), status: 'unsent' }, missing).status).toBe('unserved');
    expect(showOwnEntry({ ...entryAt(1), status: 'waiting' }, missing).status).toBe('waiting');
  });

  test('leaves the facts of the form out, and says if the browser does not keep the entry', () => {
    const entry = { ...entryAt(1), status: 'unsent', facts: { fillMs: 1 } } as const;
    expect(showOwnEntry(entry, { ...kept, isKept: false })).toEqual({
      ...entryAt(1),
      status: 'unsent',
      isUnkept: true,
    });
  });
});

describe('mergeBook', () => {
  test("has everybody's entries and this browser's, newest first", () => {
    const own = [{ ...entryAt(4), status: 'unsent' } as const, { ...entryAt(2), status: 'local' } as const];
    expect(mergeBook([entryAt(3), entryAt(1)], own)).toEqual([own[0], entryAt(3), own[1], entryAt(1)]);
  });

  const statuses = ['unsent', 'waiting', 'refused', 'local'] as const;
  test.each(statuses)('shows a public entry once, even if this browser has it as %s', (status) => {
    const stored = { ...entryAt(1), reply: 'Thank you!' };
    expect(mergeBook([stored], [{ ...entryAt(1), status }])).toEqual([stored]);
  });

  test('shows both of two visitors who signed in the same millisecond', () => {
    const other = entryAt(1, { name: 'Pond' });
    const own = { ...entryAt(1), status: 'unsent' } as const;
    expect(mergeBook([other], [own])).toEqual([other, own]);
  });

  test.each(['unsent', 'waiting'] as const)('shows the %s entry beside the same words by somebody else', (status) => {
    const own = { ...entryAt(5), status };
    expect(mergeBook([entryAt(1)], [own])).toEqual([own, entryAt(1)]);
  });
});

describe('findSettled', () => {
  test('an entry that waited and is public now is settled', () => {
    const own = [
      { ...entryAt(2), status: 'waiting' },
      { ...entryAt(9), status: 'waiting' },
    ] as const;
    expect(findSettled([entryAt(1), entryAt(2)], own, 10)).toEqual([own[0]]);
  });

  test('an unsent entry is kept until the backend confirms it: the same id and words may be another visitor’s', () => {
    expect(findSettled([entryAt(1)], [{ ...entryAt(1), status: 'unsent' }], 10)).toEqual([]);
  });

  test('an entry that only this browser ever had stays', () => {
    expect(findSettled([entryAt(1)], [entryAt(1)], sixtyDaysMs * 2)).toEqual([]);
  });

  test('a waiting entry is kept for 60 days', () => {
    const own = [{ ...entryAt(0), status: 'waiting' } as const];
    expect(findSettled([], own, sixtyDaysMs)).toEqual([]);
    expect(findSettled([], own, sixtyDaysMs + 1)).toEqual(own);
  });

  test('an unsent or refused entry is kept without a limit', () => {
    const own = [{ ...entryAt(0), status: 'unsent' } as const, { ...entryAt(1), status: 'refused' } as const];
    expect(findSettled([], own, sixtyDaysMs * 2)).toEqual([]);
  });
});
