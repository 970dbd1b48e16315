import { expect, test } from 'vitest';
import { requireUsablePath } from './usable-path.ts';

test('a folder that Vite would not find is told of, and no other', () => {
  expect(() => requireUsablePath('/houses/No. #1/content')).toThrow('/houses/No. #1/content has a # in it');
  expect(() => requireUsablePath('/houses/who?/content')).toThrow('has a ? in it');
  for (const folder of ['/houses/my süßer Ort 100% 🍬', 'C:\\houses\\mine', "/houses/[a] (b) {c} & 'd'"]) {
    expect(() => requireUsablePath(folder)).not.toThrow();
  }
});
