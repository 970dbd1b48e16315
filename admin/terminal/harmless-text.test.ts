import { expect, it } from 'vitest';
import { toHarmlessJson, toHarmlessLine, toHarmlessLines } from './harmless-text.ts';

it('replaces what could move the cursor, change colours or the writing direction', () => {
  expect(toHarmlessLine('a\u001b[31mred\u0007\u009b2J')).toBe('a�[31mred��2J');
  expect(toHarmlessLine('evil\u202egnp.exe \u2066x\u2069')).toBe('evil�gnp.exe �x�');
  expect(toHarmlessLine('lone \ud800 surrogate')).toBe('lone � surrogate');
  expect(toHarmlessLines('one\ntwo\r\u001b]0;title\u0007')).toBe('one\ntwo��]0;title�');
});

it('puts a text on one line, trims it, and drops invisible characters', () => {
  expect(toHarmlessLine('  one\n\n\ttwo\u00a0 three ')).toBe('one two three');
  expect(toHarmlessLine('zero\u200bwidth \u00adsoft\ufeff')).toBe('zerowidth soft');
  expect(toHarmlessLine('👩‍👧 क्‍ष')).toBe('👩‍👧 क्‍ष');
});

it('writes harmless JSON with the same value', () => {
  const value = { text: 'a\u202eb\u009b\u2028\u200f "quoted" é 🎉' };
  const json = toHarmlessJson(JSON.stringify(value));
  expect(json).toContain('\\u202e');
  expect(json).not.toMatch(/[\u0080-\u009f\u2028-\u202e\u200f]/);
  expect(JSON.parse(json)).toEqual(value);
});
