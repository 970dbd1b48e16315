import { describe, expect, it } from 'vitest';
import { readVisitParameters } from './visit-parameters.ts';

const read = (query: string) => readVisitParameters(new URLSearchParams(query));
const visit = { path: '/', isEvent: false, botCode: 0, referrer: '' };

describe('the parameters of a visit', () => {
  it.each([
    ['p=/', visit],
    [
      'p=/&t=Bonbon&r=https://from.example/&s=1280&b=0&q=?a=b&rnd=x1y2z',
      { ...visit, referrer: 'https://from.example/' },
    ],
    ['p=/&s=1920,1080,1.25', visit],
    ['p=/&s=390,844,3.0000000298023224', visit],
    ['p=/&t=&r=&e=false&ns=true&s=&b=', visit],
    ['p=/&unknown=1', visit],
    ['p=%2Foc-gallery%2Fcaf%C3%A9', { ...visit, path: '/oc-gallery/caf\u00E9' }],
    ['p=grab-button&e=true', { ...visit, path: 'grab-button', isEvent: true }],
    ['p=/&b=153', { ...visit, botCode: 153 }],
    [`p=/${'a'.repeat(2047)}`, { ...visit, path: `/${'a'.repeat(2047)}` }],
  ])('are read from %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it.each([
    ['', 'p, the path that was visited, is missing'],
    ['p=&t=Bonbon', 'p, the path that was visited, is missing'],
    [`p=/${'a'.repeat(2048)}`, 'p is longer than 2048 characters'],
    ['p=/%00', 'p has control characters'],
    ['p=/%0d%0aX-Evil:1', 'p has control characters'],
    [`p=/&t=${'t'.repeat(1025)}`, 't is longer than 1024 characters'],
    [`p=/&r=${'r'.repeat(2049)}`, 'r is longer than 2048 characters'],
    ['p=/&e=perhaps', 'e must be true or false'],
    ['p=/&ns=2', 'ns must be true or false'],
    ['p=/&s=wide', 's must be the width of the screen, or width, height and scale'],
    ['p=/&s=1,2,3,4', 's must be the width of the screen, or width, height and scale'],
    ['p=/&b=1', 'b must be 0 or a code of 150 and above'],
    ['p=/&b=149', 'b must be 0 or a code of 150 and above'],
    ['p=/&b=-1', 'b must be 0 or a code of 150 and above'],
    ['p=/&b=bot', 'b must be 0 or a code of 150 and above'],
  ])('are refused if the query is "%s": %s', (query, problem) => {
    expect(read(query)).toEqual({ problem });
  });
});
