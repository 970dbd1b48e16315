import { expect, test } from 'vitest';
import { chooseContent } from './choose-content.ts';

const folders = { project: '/houses/bonbon', workingFolder: '/houses/bonbon' };

test('without --site, the music is the sample’s', () => {
  expect(chooseContent(['check'], folders)).toEqual({ words: ['check'], content: '/houses/bonbon/sample/content' });
});

test('--site names the site whose music it is, as seen from where it was typed', () => {
  const expected = { words: ['check'], content: '/houses/attic/content' };
  expect(chooseContent(['check', '--site', '../attic'], folders)).toEqual(expected);
  expect(chooseContent(['--site', '../attic', 'check'], folders)).toEqual(expected);
});

test('--site without a folder stays, for the command to refuse', () => {
  expect(chooseContent(['check', '--site'], folders).words).toEqual(['check', '--site']);
});
