import { expect, test } from 'vitest';
import { delightsSchema } from './delights-schema.ts';

const sentences = (value: unknown) => delightsSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const mood = { picture: 'images/mascot/happy.svg' };
const mascot = { label: 'Poke Bonbon', reactions: [mood] };

test('everything may be left out, and the mascot may have no hours', () => {
  expect(delightsSchema.safeParse({}).success).toBe(true);
  expect(delightsSchema.parse({ mascot }).mascot?.hours).toEqual([]);
});

test.each([
  [{ from: -1, to: 6 }, 'must be from 0 to 24'],
  [{ from: 22, to: 25 }, 'must be from 0 to 24'],
  [{ from: 5.5, to: 9 }, 'must be a whole hour'],
])('the hours %j are a mistake', (span, sentence) => {
  expect(sentences({ mascot: { ...mascot, hours: [{ ...mood, ...span }] } })).toEqual([sentence]);
});

test('a mascot without reactions is a mistake', () => {
  expect(sentences({ mascot: { ...mascot, reactions: [] } })).toEqual(['needs at least one mood']);
});
