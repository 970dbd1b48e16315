import { describe, expect, test } from 'vitest';
import { entryAt } from './fake-backend.ts';
import { findSettled, longestWaitMs, mergeBook } from './merge-book.ts';

describe('mergeBook', () => {
  test('shows what everybody sees and what is only here, newest first, and says which is which', () => {
    const own = [{ ...entryAt(4), fate: 'unsent' } as const, entryAt(2)];
    expect(mergeBook([entryAt(3), entryAt(1)], own)).toEqual([
      { ...entryAt(4), fate: 'unsent' },
      entryAt(3),
      { ...entryAt(2), fate: 'local' },
      entryAt(1),
    ]);
  });

  test.each(['unsent', 'waiting', 'refused', undefined] as const)('shows once what is both public and %s', (fate) => {
    const stored = { ...entryAt(1), reply: 'Thank you!' };
    expect(mergeBook([stored], [{ ...entryAt(1), fate }])).toEqual([stored]);
  });

  test('shows both of two visitors who signed in the same millisecond', () => {
    const other = entryAt(1, { name: 'Pond' });
    const own = { ...entryAt(1), fate: 'unsent' } as const;
    expect(mergeBook([other], [own])).toEqual([other, own]);
  });

  test('keeps what waits in sight when somebody else wrote the same', () => {
    const own = { ...entryAt(5), fate: 'waiting' } as const;
    expect(mergeBook([entryAt(1)], [own])).toEqual([own, entryAt(1)]);
  });

  test('keeps what is not sent yet in sight, whatever else was written', () => {
    expect(mergeBook([entryAt(1)], [{ ...entryAt(5), fate: 'unsent' }])).toHaveLength(2);
  });
});

describe('findSettled', () => {
  test('what waited and is public now need not be kept', () => {
    const own = [
      { ...entryAt(2), fate: 'waiting' },
      { ...entryAt(9), fate: 'waiting' },
    ] as const;
    expect(findSettled([entryAt(1), entryAt(2)], own, 10)).toEqual([own[0]]);
  });

  test('what is unsent is kept until the backend says that it is there: the same id and words may be a stranger’s', () => {
    expect(findSettled([entryAt(1)], [{ ...entryAt(1), fate: 'unsent' }], 10)).toEqual([]);
  });

  test('what was only ever here stays', () => {
    expect(findSettled([entryAt(1)], [entryAt(1)], longestWaitMs * 2)).toEqual([]);
  });

  test('what waits is kept for 60 days', () => {
    const own = [{ ...entryAt(0), fate: 'waiting' } as const];
    expect(longestWaitMs).toBe(60 * 86_400_000);
    expect(findSettled([], own, longestWaitMs)).toEqual([]);
    expect(findSettled([], own, longestWaitMs + 1)).toEqual(own);
  });

  test('what is unsent or refused is kept for as long as it takes', () => {
    const own = [{ ...entryAt(0), fate: 'unsent' } as const, { ...entryAt(1), fate: 'refused' } as const];
    expect(findSettled([], own, longestWaitMs * 2)).toEqual([]);
  });
});
