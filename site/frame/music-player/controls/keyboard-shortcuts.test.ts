import { expect, it } from 'vitest';
import { findShortcut } from './keyboard-shortcuts.ts';

const createKeyEvent = (key: string, change: Partial<KeyboardEvent> = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  altKey: true,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...change,
});

it('Alt with J, K, L and M goes back, plays or pauses, skips and mutes', () => {
  const found = ['j', 'k', 'l', 'm', 'J'].map((key) => findShortcut(createKeyEvent(key)));
  expect(found).toEqual(['previous', 'toggle', 'next', 'mute', 'previous']);
});

it('a letter without Alt, with another modifier, held down or during composition does nothing', () => {
  for (const change of [
    { altKey: false },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
    { isComposing: true },
  ]) {
    expect(findShortcut(createKeyEvent('k', change))).toBeUndefined();
  }
  expect(findShortcut(createKeyEvent('x'))).toBeUndefined();
});

it('on a Mac, where Option types another character, the physical key counts; elsewhere the letter does', () => {
  expect(findShortcut(createKeyEvent('˚', { code: 'KeyK' }))).toBe('toggle');
  expect(findShortcut(createKeyEvent('k', { code: 'KeyV' }))).toBe('toggle');
  expect(findShortcut(createKeyEvent('v', { code: 'KeyK' }))).toBeUndefined();
});
