import { expect, it } from 'vitest';
import { findShortcut } from './keyboard-shortcuts.ts';

const press = (key: string, change: Partial<KeyboardEvent> = {}) => ({
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

it('Alt with J, K, L and M goes back, plays or pauses, goes on and mutes', () => {
  const found = ['j', 'k', 'l', 'm', 'J'].map((key) => findShortcut(press(key)));
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
    expect(findShortcut(press('k', change))).toBeUndefined();
  }
  expect(findShortcut(press('x'))).toBeUndefined();
});

it('on a Mac, where Option types another character, the physical key counts; elsewhere its letter', () => {
  expect(findShortcut(press('˚', { code: 'KeyK' }))).toBe('toggle');
  expect(findShortcut(press('k', { code: 'KeyV' }))).toBe('toggle');
  expect(findShortcut(press('v', { code: 'KeyK' }))).toBeUndefined();
});
