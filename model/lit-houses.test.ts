import { expect, test } from 'vitest';
import { findLitHouses } from './lit-houses.ts';

const countAt = (hour: number, minute = 0, day = 12) =>
  findLitHouses(6, new Date(2026, 9, day, hour, minute)).filter(Boolean).length;

test('windows light up house by house in the evening, and none goes dark before ten', () => {
  const counts = [17, 18, 19, 20, 21].map((hour) => countAt(hour));
  expect(counts).toEqual(counts.toSorted());
  expect(counts[0]).toBeLessThan(2);
  expect(new Set(counts).size).toBeGreaterThan(2);
  expect(countAt(20, 45)).toBe(6);
});

test('after midnight only the one who reads has light, on any day', () => {
  for (let day = 1; day <= 28; day++) expect(countAt(2, 30, day)).toBe(1);
});

test('midnight changes nothing', () => {
  for (let day = 1; day <= 28; day++) expect(countAt(0, 0, day + 1)).toBeLessThanOrEqual(countAt(23, 59, day));
});

test('two are up before the sun', () => {
  expect(countAt(6)).toBe(2);
});
