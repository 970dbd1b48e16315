import { expect, test } from 'vitest';
import { makeStem } from './file-name.ts';

test.each([
  ['IMG_2041.JPG', 'img-2041'],
  ['Captain Thistle (final) v2.png', 'captain-thistle-final-v2'],
  ['Fräulein Øster Straße.webp', 'fraulein-oster-strasse'],
  ['C:\\Users\\me\\Desktop\\cat.gif', 'cat'],
  ['../../etc/passwd', 'passwd'],
  ['Mr. Sock', 'mr-sock'],
  ['.hidden', 'hidden'],
  ['猫.png', 'picture'],
  ['', 'picture'],
  [`${'long '.repeat(40)}.png`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('%s is kept as %s', (name, stem) => {
  expect(makeStem(name, 'picture')).toBe(stem);
});
