import { expect, test } from 'vitest';
import { createDailyVisitors } from './daily-visitors.ts';

const today = '2026-11-21';
const isNewAnywhere = { isFirstOnPath: true, isFirstOnSite: true };
const isNewHere = { isFirstOnPath: true, isFirstOnSite: false };
const isKnown = { isFirstOnPath: false, isFirstOnSite: false };

test('a visitor is new to the site once, and to each path once', () => {
  const visitors = createDailyVisitors();
  const visit = { day: today, sender: 'a', userAgent: 'B' };
  expect(visitors.remember({ ...visit, path: '/' })).toEqual(isNewAnywhere);
  expect(visitors.remember({ ...visit, path: '/' })).toEqual(isKnown);
  expect(visitors.remember({ ...visit, path: '/resume' })).toEqual(isNewHere);
  expect(visitors.remember({ ...visit, path: '/', day: '2026-11-22' })).toEqual(isNewAnywhere);
});

test('the boundary between address and user agent matters', () => {
  const visitors = createDailyVisitors();
  visitors.remember({ day: today, path: '/', sender: 'a', userAgent: 'bc' });
  expect(visitors.remember({ day: today, path: '/', sender: 'ab', userAgent: 'c' })).toEqual(isNewAnywhere);
});

test('a sender with a new user agent each time counts at most a hundred times a day, and others still count', () => {
  const visitors = createDailyVisitors();
  const results = Array.from({ length: 300 }, (_, index) =>
    visitors.remember({ day: today, path: '/', sender: 'flood', userAgent: `Browser/${index}` }),
  );
  expect(results.filter(({ isFirstOnSite }) => isFirstOnSite)).toHaveLength(100);
  expect(visitors.remember({ day: today, path: '/resume', sender: 'flood', userAgent: 'Browser/7' })).toEqual(
    isNewHere,
  );
  expect(visitors.remember({ day: today, path: '/', sender: 'other', userAgent: 'Browser/1' })).toEqual(isNewAnywhere);
  const tomorrow = { day: '2026-11-22', path: '/', sender: 'flood', userAgent: 'Browser/300' };
  expect(visitors.remember(tomorrow)).toEqual(isNewAnywhere);
});

test('beyond 200,000 remembered visits no new ones are counted until the next day', () => {
  const visitors = createDailyVisitors();
  let counted = 0;
  for (let index = 0; index < 200_000; index++) {
    const { isFirstOnSite } = visitors.remember({ day: today, path: '/', sender: `s${index}`, userAgent: 'B' });
    if (isFirstOnSite) counted++;
  }
  // Each takes two hashes, one for the visitor and one for the visit.
  expect(counted).toBe(100_000);
  expect(visitors.remember({ day: today, path: '/', sender: 'late', userAgent: 'B' })).toEqual(isKnown);
  expect(visitors.remember({ day: '2026-11-22', path: '/', sender: 'late', userAgent: 'B' })).toEqual(isNewAnywhere);
});
