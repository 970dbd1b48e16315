import { expect, test } from 'vitest';
import { countsAsRepeat, messageKeyOf, squeezeText } from './message-key.ts';

test('messages that differ only in whitespace and case have the same key', () => {
  expect(messageKeyOf(' Buy  my\n\tCANDY\u00a0today ')).toBe(messageKeyOf('buy my candy today'));
  expect(messageKeyOf('buy my candy')).not.toBe(messageKeyOf('buymy candy'));
  expect(messageKeyOf('🐰')).toMatch(/^[\w-]{22}$/);
});

test('a text is normalized to lower case and single spaces', () => {
  expect(squeezeText('  Ärger\r\n\r\nIM  Zug ')).toBe('ärger im zug');
});

test('a normalized message of 20 code points counts as a repeat', () => {
  expect(countsAsRepeat('a'.repeat(19))).toBe(false);
  expect(countsAsRepeat(`a${' '.repeat(30)}b`)).toBe(false);
  expect(countsAsRepeat('a'.repeat(20))).toBe(true);
  expect(countsAsRepeat('🐰'.repeat(19))).toBe(false);
  expect(countsAsRepeat('🐰'.repeat(20))).toBe(true);
});
