import { expect, test } from 'vitest';
import { findHidingPlace } from './surprise.ts';

const nine = Array.from({ length: 9 }, (_, place) => `/${place}`);

const placesFrom = (days: number, places: readonly string[]) =>
  Array.from({ length: days }, (_, day) => findHidingPlace(places, new Date(2026, 1, 20 + day, 12)));

test.each([
  ['nine places', nine],
  ['fourteen places', Array.from({ length: 14 }, (_, place) => `/${place}`)],
])('it hides in each of %s before it comes back to the first, and never twice in a row', (_, places) => {
  const hidden = placesFrom(2 * places.length, places);
  expect(new Set(hidden.slice(0, places.length))).toEqual(new Set(places));
  expect(hidden.filter((place, day) => place === hidden[day - 1])).toEqual([]);
});

test('it stays where it is from midnight to midnight of the visitor', () => {
  const [early, late] = [new Date(2026, 10, 22, 0, 0, 1), new Date(2026, 10, 22, 23, 59, 59)];
  expect(findHidingPlace(nine, early)).toBe(findHidingPlace(nine, late));
});

test('without places, nothing hides', () => {
  expect(findHidingPlace([], new Date(2026, 10, 22))).toBeUndefined();
});
