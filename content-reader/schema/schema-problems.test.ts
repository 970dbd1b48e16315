import { expect, test } from 'vitest';
import { findProblems, sampleFiles } from '#content-reader/content-fixture.ts';

const friend = (lines: string) => `- name: Mochi\n  url: '#'\n  ${lines}\n`;

test('an unknown key is reported with the similar known one', async () => {
  expect(await findProblems({ 'friends.yaml': friend('imgae: cat.svg\n  image: cat.svg') })).toEqual([
    {
      file: 'content/friends.yaml',
      line: 3,
      column: 3,
      key: '0.imgae',
      sentence: 'the key imgae is unknown; did you mean image?',
      example: 'image: cat.svg',
    },
  ]);
});

test('an unknown key without a similar one is reported with all known keys', async () => {
  expect(await findProblems({ 'friends.yaml': friend('image: cat.svg\n  birthday: May') })).toMatchObject([
    {
      line: 4,
      column: 3,
      key: '0.birthday',
      sentence: 'the key birthday is unknown; the known keys are name, url, image',
      example: 'name: Mochi',
    },
  ]);
});

test('a missing key is reported where its group starts', async () => {
  expect(await findProblems({ 'friends.yaml': `${friend('image: cat.svg')}- name: Taro\n  url: ''\n` })).toEqual([
    {
      file: 'content/friends.yaml',
      line: 4,
      column: 3,
      key: '1.image',
      sentence: 'is missing',
      example: 'image: cat.svg',
    },
  ]);
});

test('a missing group is reported with all its required keys', async () => {
  const sample = await sampleFiles();
  const text = String(sample['connect.yaml']).replace(/letters:.*/s, '');
  expect(await findProblems({ 'connect.yaml': text })).toContainEqual(
    expect.objectContaining({
      key: 'letters',
      sentence: 'is missing',
      example:
        'letters: { title: Letters & Snail Mail, text: "For work, write a [letter](mailto:bonbon@example.com)." }',
    }),
  );
});

test.each([
  [
    'date: 2025',
    'text: ok',
    '0.date',
    'must be a date, written year-month-day; put 2025 in quotes',
    'date: 2025-10-27',
  ],
  ['date: 27.10.2025', 'text: ok', '0.date', 'must be a date, written year-month-day', 'date: 2025-10-27'],
  ['date: 2025-10-27', 'text:', '0.text', 'must be a line of text; this is empty', 'text: V1.0 finished'],
  ['date: 2025-10-27', 'text: true', '0.text', 'must be a line of text; put true in quotes', 'text: V1.0 finished'],
  ['date: 2025-10-27', 'text: [a]', '0.text', 'must be a line of text', 'text: V1.0 finished'],
  ['date: 2025-10-27', 'text: "a\\nb"', '0.text', 'must be on one line', 'text: V1.0 finished'],
  [
    'date: 2025-10-27',
    `text: ${'x'.repeat(301)}`,
    '0.text',
    'must be at most 300 characters long',
    'text: V1.0 finished',
  ],
])('an update with %s and %s is explained', async (date, text, key, sentence, example) => {
  const problems = await findProblems({ 'updates.yaml': `- ${date}\n  ${text}\n` });
  expect(problems).toMatchObject([{ key, sentence, example }]);
});

test.each([
  [
    'site.yaml',
    /tone: .*/,
    'tone: red',
    'navigation.0.tone',
    'must be one of pink, butter, mint, sky, lilac',
    'tone: mint',
  ],
  ['site.yaml', /email: .*/, 'email: bonbon', 'email', 'must be an e-mail address', 'email: bonbon@example.com'],
  [
    'site.yaml',
    /^address: .*/m,
    'address: bonbon.example',
    'address',
    'must be a web address that starts with https:// or http://',
    'address: https://bonbon.example/',
  ],
  [
    'site.yaml',
    /ticker:\n.*/,
    'ticker: hello',
    'ticker',
    'must be a list',
    'ticker: [ Welcome to my corner of the web! ]',
  ],
  [
    'site.yaml',
    /fallbackCount: .*/,
    'fallbackCount: many',
    'visitorCounter.fallbackCount',
    'must be a whole number',
    'fallbackCount: 157',
  ],
  [
    'site.yaml',
    /fallbackCount: .*/,
    'fallbackCount: -1',
    'visitorCounter.fallbackCount',
    'must be zero or more',
    'fallbackCount: 157',
  ],
  [
    'site.yaml',
    /language: .*/,
    'language: en\nbase: /elsewhere/',
    'base',
    "must be the folder in the site's address",
    'address: https://example.com/bonbon/  and  base: /bonbon/',
  ],
  [
    'friends.yaml',
    /url: .*/,
    'url: gopher://x',
    '0.url',
    "must be a web address, '#' or empty",
    'url: https://mochi.example',
  ],
  [
    'friends.yaml',
    /image: .*/,
    'image: cat.txt',
    '0.image',
    'must be a picture in images/friends, or the web address of one',
    'image: cat.svg',
  ],
  [
    'facts.yaml',
    /facts:\n.*\n.*/,
    'facts: [one]',
    'facts',
    'needs at least two facts',
    'facts: [ I have never seen snow., I have never seen snow. ]',
  ],
  [
    'connect.yaml',
    /slug: .*/,
    'slug: GitHub',
    'socials.links.0.slug',
    'must be the name of an icon in lowercase letters',
    'slug: github',
  ],
  [
    'interests.yaml',
    /src: .*/,
    'src: d20.txt',
    'items.0.src',
    'must be the path of an .svg, .png, .jpg, .webp, .avif or .gif file',
    'src: images/interests/d20.svg',
  ],
  [
    'about-me.yaml',
    /titles:\n.*/,
    'titles:\n        - title: A\n          isHighlighted: maybe',
    'mediaInterests.categories.0.titles.0.isHighlighted',
    'must be true or false',
    'isHighlighted: true',
  ],
  ['characters/thistle/character.yaml', /^age: .*\n/m, '', 'age', 'is missing', 'age: about 200'],
])('in %s, %s as %j is explained', async (file, line, replacement, key, sentence, example) => {
  const sample = await sampleFiles();
  const text = String(sample[file]).replace(line, replacement);
  const problems = await findProblems({ [file]: text });
  expect(problems.map(({ key, sentence, example }) => ({ key, sentence, example }))).toContainEqual({
    key,
    sentence,
    example,
  });
});

test('an age may be a number', async () => {
  const file = 'characters/thistle/character.yaml';
  const sample = await sampleFiles();
  expect(await findProblems({ [file]: String(sample[file]).replace(/^age: .*/m, 'age: 200') })).toEqual([]);
});
