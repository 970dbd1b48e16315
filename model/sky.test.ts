import { expect, test } from 'vitest';
import { drawOfDay, findBand, findSeason, findWeather } from './sky.ts';

test.each([
  ['night', [0, 4, 21, 23]],
  ['dawn', [5, 7]],
  ['day', [8, 12, 16]],
  ['dusk', [17, 20]],
] as const)('it is %s at the hours %j', (band, hours) => {
  expect(hours.map(findBand)).toEqual(hours.map(() => band));
});

test.each([
  ['blossom', [2, 3, 4]],
  ['summer', [5, 6, 7]],
  ['leaves', [8, 9, 10]],
  ['snow', [11, 0, 1]],
] as const)('the season of the months from 0 is %s in %j, and half a year later in the south', (season, months) => {
  expect(months.map((month) => findSeason(month, 'north'))).toEqual(months.map(() => season));
  expect(months.map((month) => findSeason((month + 6) % 12, 'south'))).toEqual(months.map(() => season));
});

test('the weather is the same all day, and another on other days', () => {
  const ofDay = (day: number, hour = 9) => findWeather(new Date(2026, 5, day, hour));
  const days = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(days.map((day) => ofDay(day, 0))).toEqual(days.map((day) => ofDay(day, 23)));
  expect(new Set(days.map((day) => ofDay(day)))).toEqual(new Set(['clear', 'cloudy', 'windy', 'rain', 'mist']));
});

test('the number of a day is spread evenly, and each lot has its own', () => {
  const draws = Array.from({ length: 1000 }, (_, index) => drawOfDay(new Date(2026, 0, index)));
  for (const tenth of Array(10).keys()) {
    const count = draws.filter((draw) => Math.floor(draw * 10) === tenth).length;
    expect(count, `tenth ${tenth}`).toBeGreaterThan(60);
  }
  expect(drawOfDay(new Date(2026, 0, 1), 1)).not.toBe(drawOfDay(new Date(2026, 0, 1), 2));
});
