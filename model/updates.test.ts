import { expect, test } from 'vitest';
import { formatUpdateDay } from './updates.ts';

test('an update of 2025-10-27 is dated 10/27/25', () => {
  expect(formatUpdateDay('2025-10-27')).toBe('10/27/25');
  expect(formatUpdateDay('2025-10-05')).toBe('10/05/25');
});
