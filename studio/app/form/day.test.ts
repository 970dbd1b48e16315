import { expect, test } from 'vitest';
import { readDay, tellDay } from './day.ts';

test('a day is told in words', () => {
  expect(tellDay('2025-10-12')).toBe('12 October 2025');
  expect(tellDay('soon')).toBe('soon');
});

test.each(['12 October 2025', '12 oct 2025', '12. Oct. 2025', 'October 12, 2025', '2025-10-12', ' 2025-10-12 '])(
  '%j is the day that is meant',
  (typed) => expect(readDay(typed)).toBe('2025-10-12'),
);

test.each(['', '31 February 2025', '12 Smarch 2025', '12/10/2025', '2025-13-01'])('%j is no day', (typed) =>
  expect(readDay(typed)).toBeUndefined(),
);
