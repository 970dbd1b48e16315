import { expect, test } from 'vitest';
import { requireUsablePath } from './usable-path.ts';

test('a path that Vite cannot read is refused, and no other', () => {
  expect(() => requireUsablePath('/houses/No. #1/content')).toThrow('/houses/No. #1/content contains a #');
  expect(() => requireUsablePath('/houses/who?/content')).toThrow('contains a ?');
  for (const folder of ['/houses/my süßer Ort 100% 🍬', 'C:\\houses\\mine', "/houses/[a] (b) {c} & 'd'"]) {
    expect(() => requireUsablePath(folder)).not.toThrow();
  }
});
