import { expect, test } from 'vitest';
import { formatUpdateDay, nameUpdate } from './updates.ts';

test('an update of 2025-10-27 is dated 10/27/25', () => {
  expect(formatUpdateDay('2025-10-27', 'en')).toBe('10/27/25');
  expect(formatUpdateDay('2025-10-05', 'en')).toBe('10/05/25');
});

test('in other languages the date has the local format', () => {
  expect(formatUpdateDay('2025-10-05', 'de')).toBe('05.10.25');
  expect(formatUpdateDay('2025-10-05', 'ja')).toBe('25/10/05');
});

test('an update has a unique id that stays the same while newer ones are added, even with several on one day', () => {
  const updates = [{ date: '2025-10-27' }, { date: '2025-10-27' }, { date: '2025-10-20' }];
  const nameAll = (all: typeof updates) => all.map((_, index) => nameUpdate(all, index));
  expect(nameAll(updates)).toEqual(['update-2025-10-27-2', 'update-2025-10-27', 'update-2025-10-20']);
  expect(nameAll([{ date: '2025-10-27' }, ...updates]).slice(1)).toEqual(nameAll(updates));
});
