import { expect, test } from 'vitest';
import { countsAsRepeat, messageKeyOf, squeezeText } from './message-key.ts';

test('messages that differ in blanks and capitals have one key, others have their own', () => {
  expect(messageKeyOf(' Buy  my\n\tCANDY\u00a0today ')).toBe(messageKeyOf('buy my candy today'));
  expect(messageKeyOf('buy my candy')).not.toBe(messageKeyOf('buymy candy'));
  expect(messageKeyOf('🐰')).toMatch(/^[\w-]{22}$/);
});

test('a text is squeezed to small letters and single spaces', () => {
  expect(squeezeText('  Ärger\r\n\r\nIM  Zug ')).toBe('ärger im zug');
});

test('20 characters of a squeezed message make a repeat, however many units they take', () => {
  expect(countsAsRepeat('a'.repeat(19))).toBe(false);
  expect(countsAsRepeat(`a${' '.repeat(30)}b`)).toBe(false);
  expect(countsAsRepeat('a'.repeat(20))).toBe(true);
  expect(countsAsRepeat('🐰'.repeat(19))).toBe(false);
  expect(countsAsRepeat('🐰'.repeat(20))).toBe(true);
});
