import { expect, test } from 'vitest';
import { chooseContent } from './choose-content.ts';
import { clonedSite } from './test-site.ts';

test('without --site, the music is that of the clone’s own site', () => {
  expect(chooseContent(['check'], '/houses/bonbon')).toEqual({ words: ['check'], content: clonedSite.content });
});

test('--site names the site whose music it is, as seen from where it was typed', () => {
  const expected = { words: ['check'], content: '/houses/attic/content' };
  expect(chooseContent(['check', '--site', '../attic'], '/houses/bonbon')).toEqual(expected);
  expect(chooseContent(['--site', '../attic', 'check'], '/houses/bonbon')).toEqual(expected);
});

test('--site without a folder stays, for the command to refuse', () => {
  expect(chooseContent(['check', '--site'], '/houses/bonbon').words).toEqual(['check', '--site']);
});
