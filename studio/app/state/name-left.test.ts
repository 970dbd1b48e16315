import { expect, test } from 'vitest';
import { listFields } from '../../api/fields/list-fields.ts';
import { listTextsWith, quoteAround, renameIn } from './name-left.ts';
import { file, siteOf } from './site-fixture.ts';

const changed = { file: 'site.yaml', path: ['ownerName'] };

test('an old name is found as a word in the texts of all files, and replaced there', () => {
  const site = siteOf(
    file('site', {
      ownerName: 'Mochi',
      title: 'Bonbon',
      description: "Bonbon's homepage, by Bonbon.",
      email: 'Bonbon@pond.example',
      address: 'https://Bonbon.example/',
      ticker: ['Bonbons for everybody', 'Bonbon says hi'],
    }),
    file('home', { quickIntro: { title: 'Hi', text: 'I am **Bonbon**, see [me](/oc/Bonbon) or @Bonbon.' } }),
    file('words', { frame: { menu: 'by Bonbon $1' } }),
  );
  const found = listTextsWith(site, listFields(), 'Bonbon', changed);
  expect(renameIn(found, 'Bonbon', 'Mo $& chi').map(({ file: name, path, ...rest }) => [name, path, rest])).toEqual([
    ['site.yaml', ['title'], { do: 'set', value: 'Mo $& chi' }],
    ['site.yaml', ['description'], { do: 'set', value: "Mo $& chi's homepage, by Mo $& chi." }],
    ['site.yaml', ['ticker', 1], { do: 'set', value: 'Mo $& chi says hi' }],
    ['home.yaml', ['quickIntro', 'text'], { do: 'set', value: 'I am **Mo $& chi**, see [me](/oc/Bonbon) or @Bonbon.' }],
    ['words.yaml', ['frame', 'menu'], { do: 'set', value: 'by Mo $& chi $1' }],
  ]);
});

test('names of people who may be others are told apart', () => {
  const site = siteOf(
    file('site', { ownerName: 'Mochi', title: 'Bonbon' }),
    file('friends', [{ name: 'Bonbon', url: '#', image: 'a.svg' }]),
    file('tracks', [{ title: 'For Bonbon', artist: 'Bonbon', file: 'music/a.mp3', imageSrc: 'a.svg' }]),
  );
  const found = listTextsWith(site, listFields(), 'Bonbon', changed);
  expect(found.map(({ file: name, path, isPerson }) => [name, path.at(-1), isPerson])).toEqual([
    ['site.yaml', 'title', false],
    ['friends.yaml', 'name', true],
    ['tracks.yaml', 'title', false],
    ['tracks.yaml', 'artist', true],
  ]);
});

test('what was changed itself, and names of a single letter, are not asked for', () => {
  const site = siteOf(file('site', { ownerName: 'B', title: 'B' }));
  expect(listTextsWith(site, listFields(), 'B', changed)).toEqual([]);
  const same = siteOf(file('site', { ownerName: 'Bonbon (she)' }));
  expect(listTextsWith(same, listFields(), 'Bonbon', changed)).toEqual([]);
});

test('a name with signs is taken as it is written', () => {
  const site = siteOf(file('site', { title: 'A.B. (yes)', description: 'AxB. (yes)' }));
  expect(listTextsWith(site, listFields(), 'A.B. (yes)', changed)).toMatchObject([{ path: ['title'] }]);
});

test('a text is quoted around the name', () => {
  const text = 'There once was somebody far away who was called Bonbon and who lived in a small pond with frogs.';
  expect(quoteAround(text, 'Bonbon', 12)).toEqual(['… was called ', ' and who liv…']);
});
