import { describe, expect, it } from 'vitest';
import { hasVisitedKey, locateCounter, readCount, settleCount, visitorCountKey } from './visitors.ts';

const failed = { isAnswered: false };
const answeredWithoutCount = { isAnswered: true, count: undefined };

it('the local storage keys are visitorCount and hasVisited', () => {
  expect([visitorCountKey, hasVisitedKey]).toEqual(['visitorCount', 'hasVisited']);
});

describe('the addresses of the counter', () => {
  it("are GoatCounter's, with the site root as %2F.json and a folder as its path", () => {
    const settings = { counter: 'goatcounter', goatcounterCode: 'bonbon' } as const;
    expect(locateCounter(settings, '/')).toEqual({
      script: 'https://gc.zgo.at/count.js',
      endpoint: 'https://bonbon.goatcounter.com/count',
      count: 'https://bonbon.goatcounter.com/counter/%2F.json',
    });
    expect(locateCounter(settings, '/a b/')?.count).toBe('https://bonbon.goatcounter.com/counter/%2Fa%20b%2F.json');
  });

  it("are the site's own for the built-in counter, which counts the whole site", () => {
    expect(locateCounter({ counter: 'built-in' }, '/')).toEqual({
      script: '/count.js',
      endpoint: '/count',
      count: '/counter/TOTAL.json',
    });
    expect(locateCounter({ counter: 'built-in' }, '/me/')).toEqual({
      script: '/me/count.js',
      endpoint: '/me/count',
      count: '/me/counter/TOTAL.json',
    });
  });

  it('are on the server if the pages are hosted elsewhere, except the script, which comes with the pages', () => {
    const settings = { counter: 'built-in', serverAddress: 'https://api.example/me/' } as const;
    expect(locateCounter(settings, '/me/')).toEqual({
      script: '/me/count.js',
      endpoint: 'https://api.example/me/count',
      count: 'https://api.example/me/counter/TOTAL.json',
    });
  });

  it('are none when nobody counts', () => {
    expect(locateCounter({ counter: 'none', goatcounterCode: 'bonbon' }, '/')).toBeUndefined();
  });
});

describe('the digits of a count are read', () => {
  it.each([
    ['1\u202F234', 1234],
    ['1\u00A0234\u00A0567', 1234567],
    ['1,234', 1234],
    ['1.234', 1234],
    ["1'234", 1234],
    ['98', 98],
    [42, 42],
    // The answer of a 404: no visits have been counted yet.
    ['0', 0],
  ])('%j is %d', (written, count) => {
    expect(readCount(written)).toBe(count);
  });

  it.each([[undefined], [null], [''], ['none'], [Number.NaN]])('%j is no count', (written) => {
    expect(readCount(written)).toBeUndefined();
  });
});

describe('the count that is shown', () => {
  it('is the counter\u2019s, whatever is stored', () => {
    expect(settleCount({ isAnswered: true, count: 1234 }, { count: 9, hasVisited: false }, 157)).toBe(1234);
  });

  it('is never 0, because whoever reads it has visited', () => {
    expect(settleCount({ isAnswered: true, count: 0 }, { count: 9, hasVisited: true }, 157)).toBe(1);
  });

  it('is the stored one after an answer without a count, or 1', () => {
    expect(settleCount(answeredWithoutCount, { count: 200, hasVisited: true }, 157)).toBe(200);
    expect(settleCount(answeredWithoutCount, { count: undefined, hasVisited: true }, 157)).toBe(1);
  });

  it('is the stored one after a failed call, or 157', () => {
    expect(settleCount(failed, { count: 200, hasVisited: true }, 157)).toBe(200);
    expect(settleCount(failed, { count: undefined, hasVisited: true }, 157)).toBe(157);
  });

  it('rises by 1 on a first visit, in both fallbacks', () => {
    expect(settleCount(answeredWithoutCount, { count: undefined, hasVisited: false }, 157)).toBe(2);
    expect(settleCount(answeredWithoutCount, { count: 200, hasVisited: false }, 157)).toBe(201);
    expect(settleCount(failed, { count: undefined, hasVisited: false }, 157)).toBe(158);
    expect(settleCount(failed, { count: 200, hasVisited: false }, 157)).toBe(201);
  });
});
