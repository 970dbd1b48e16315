import { describe, expect, it } from 'vitest';
import { type FactsSeen, noFactsSeen, showNextFact } from './facts.ts';

const facts = Array.from({ length: 20 }, (_, index) => `fact ${index + 1}`);
const spam = ['stop', 'please stop', 'enough', 'drink water', 'closed for cake'];

/** Returns the numbers in order, then throws: a test provides every random number. */
function fixedRandom(...numbers: number[]) {
  return () => {
    const number = numbers.shift();
    if (number === undefined) throw new Error('no random number was planned for this');
    return number;
  };
}

function click(times: number, random: () => number, seen: FactsSeen = noFactsSeen): FactsSeen[] {
  const all: FactsSeen[] = [];
  for (let count = 0; count < times; count++) {
    seen = showNextFact(seen, { facts, spam }, random);
    all.push(seen);
  }
  return all;
}

/** A plain linear congruential generator: chance that is the same in every run. */
function seededRandom(seed: number) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

describe('the first 10 clicks', () => {
  it('show a fact from the whole list', () => {
    expect(click(1, fixedRandom(0))[0]?.text).toBe('fact 1');
    expect(click(1, fixedRandom(0.999))[0]?.text).toBe('fact 20');
  });

  it('reach every one of the 20 facts', () => {
    const random = seededRandom(1);
    const shown = new Set(Array.from({ length: 60 }, () => click(10, random).map(({ text }) => text)).flat());
    expect(shown).toEqual(new Set(facts));
  });

  it('never show the same fact twice in a row', () => {
    expect(click(3, fixedRandom(0, 0, 0)).map(({ text }) => text)).toEqual(['fact 1', 'fact 2', 'fact 1']);
  });

  it('never show spam: each takes only one random number', () => {
    const shown = click(10, fixedRandom(...Array(10).fill(0)));
    expect(shown.every(({ text }) => facts.includes(text ?? ''))).toBe(true);
    expect(shown.at(-1)?.clickCount).toBe(10);
  });
});

describe('past 10 clicks', () => {
  const tenClicks = click(10, fixedRandom(...Array(10).fill(0))).at(-1) as FactsSeen;

  it('show a spam message below a chance of 0.7', () => {
    expect(showNextFact(tenClicks, { facts, spam }, fixedRandom(0.699, 0)).text).toBe('stop');
    expect(showNextFact(tenClicks, { facts, spam }, fixedRandom(0, 0.999)).text).toBe('closed for cake');
  });

  it('show a fact from the history at a chance of 0.7 or more', () => {
    const seen = showNextFact(tenClicks, { facts, spam }, fixedRandom(0.7, 0));
    expect(tenClicks.history).toContain(seen.text);
    // Only the two facts of the first ten clicks are in the history, and one of them was just shown.
    expect(new Set(tenClicks.history)).toEqual(new Set(['fact 1', 'fact 2']));
    expect(seen.text).not.toBe(tenClicks.text);
  });

  it('show any fact when the history is empty', () => {
    const seen = showNextFact({ ...tenClicks, history: [] }, { facts, spam }, fixedRandom(0.7, 0.999));
    expect(seen.text).toBe('fact 20');
  });

  it('show spam in about 70 of 100 clicks', () => {
    const shown = click(2000, seededRandom(7), tenClicks);
    const spamShare = shown.filter(({ text }) => spam.includes(text ?? '')).length / shown.length;
    expect(spamShare).toBeGreaterThan(0.66);
    expect(spamShare).toBeLessThan(0.74);
  });

  it('show no message twice in a row, unless there is only one', () => {
    const twice = click(2, fixedRandom(0, 0, 0, 0), tenClicks).map(({ text }) => text);
    expect(twice).toEqual(['stop', 'please stop']);
    const only = showNextFact({ ...tenClicks, text: 'stop' }, { facts, spam: ['stop'] }, fixedRandom(0, 0));
    expect(only.text).toBe('stop');
  });
});

describe('the history', () => {
  it('records each fact that is shown, and no spam', () => {
    const [first, second] = click(2, fixedRandom(0.5, 0));
    expect(second?.history).toEqual([first?.text, second?.text]);
    const seen: FactsSeen = { clickCount: 10, text: 'fact 3', history: ['fact 3'] };
    expect(showNextFact(seen, { facts, spam }, fixedRandom(0, 0)).history).toEqual(['fact 3']);
  });

  it('records a fact again when it is shown from the history', () => {
    const seen: FactsSeen = { clickCount: 10, text: 'stop', history: ['fact 3', 'fact 4'] };
    expect(showNextFact(seen, { facts, spam }, fixedRandom(0.9, 0)).history).toEqual(['fact 3', 'fact 4', 'fact 3']);
  });

  it('keeps the last 15', () => {
    const seen: FactsSeen = { clickCount: 3, text: undefined, history: facts.slice(0, 15) };
    expect(showNextFact(seen, { facts, spam }, fixedRandom(0.999)).history).toEqual([...facts.slice(1, 15), 'fact 20']);
  });
});

it('shows facts if there are no messages', () => {
  const seen = { ...noFactsSeen, clickCount: 10, history: ['fact 1'] };
  expect(showNextFact(seen, { facts, spam: [] }, fixedRandom(0)).text).toBe('fact 1');
});
