import { expect, test } from 'vitest';
import { formatUpdateDay } from './updates.ts';

test('an update of 2025-10-27 is dated 10/27/25', () => {
  expect(formatUpdateDay('2025-10-27', 'en')).toBe('10/27/25');
  expect(formatUpdateDay('2025-10-05', 'en')).toBe('10/05/25');
});

test('in other languages it is dated as one writes it there', () => {
  expect(formatUpdateDay('2025-10-05', 'de')).toBe('05.10.25');
  expect(formatUpdateDay('2025-10-05', 'ja')).toBe('25/10/05');
});
