import { expect, test } from 'vitest';
import { findUpdatePage, formatUpdateDay, nameUpdates } from './updates.ts';

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
  expect(nameUpdates(updates)).toEqual(['update-2025-10-27-2', 'update-2025-10-27', 'update-2025-10-20']);
  expect(nameUpdates([{ date: '2025-10-27' }, ...updates]).slice(1)).toEqual(nameUpdates(updates));
});

test('the ten newest updates are on Home, and older ones on pages of fifty', () => {
  const pages = [0, 9, 10, 49, 50, 1999].map((index) => findUpdatePage(index, '/updates'));
  expect(pages).toEqual(['/', '/', '/updates', '/updates', '/updates/page/2', '/updates/page/40']);
});
