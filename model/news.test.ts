import { expect, test } from 'vitest';
import { countByPage, findNews } from './news.ts';
import { nameUpdates } from './updates.ts';

const days = ['2025-10-27', '2025-10-27', '2025-10-20', '2025-10-12'];
const names = nameUpdates(days.map((date) => ({ date })));
const items = days.map((date, index) => ({
  date,
  text: 'News',
  id: names[index] ?? '',
  to: index < 2 ? '/garden' : undefined,
}));
const count = (seenId: string, total = items.length) => findNews({ items, total }, seenId).items.length;

test('what stands above the newest one that was seen is new', () => {
  expect([count('update-2025-10-27-2'), count('update-2025-10-27'), count('update-2025-10-20')]).toEqual([0, 1, 2]);
});

test('if the owner has removed that one, what is of a later day is new', () => {
  expect([count('update-2025-10-28'), count('update-2025-10-21'), count('update-2025-10-01')]).toEqual([0, 2, 4]);
});

test('if all of Home is newer, there may be more of it', () => {
  expect(findNews({ items, total: 30 }, 'update-2025-01-01').hasMore).toBe(true);
  expect(findNews({ items, total: 4 }, 'update-2025-01-01').hasMore).toBe(false);
  expect(findNews({ items, total: 30 }, 'update-2025-10-20').hasMore).toBe(false);
});

test('news about a page is counted for its door', () => {
  expect([...countByPage(items)]).toEqual([['/garden', 2]]);
});
