import { expect, test } from 'vitest';
import { wordsSchema } from '#model/words-schema.ts';
import { findProblems, writeContent } from './content-fixture.ts';
import { readContent } from './read-content.ts';

const english = wordsSchema.parse({});

test('words that are left out are in English, and so are all words without the file', async () => {
  const { content } = await readContent(await writeContent({ 'words.yaml': 'frame:\n  menu: Menü\n' }));
  expect(content?.words).toEqual({ ...english, frame: { ...english.frame, menu: 'Menü' } });
  for (const file of [null, '# Later.\n']) {
    const { content: without } = await readContent(await writeContent({ 'words.yaml': file }));
    expect(without?.words).toEqual(english);
  }
});

test('the headers of unknown projects and characters use the owner’s words', async () => {
  const words = 'projects: { notFound: Kein Projekt }\ngallery: { notFound: Niemand }\n';
  const { content } = await readContent(await writeContent({ 'words.yaml': words }));
  expect(content?.headers['/projects/404']?.title).toBe('Kein Projekt');
  expect(content?.headers['/oc-gallery/404']?.title).toBe('Niemand');
});

test('a missing or unknown placeholder and a misspelled key are reported with their position', async () => {
  const written = 'home:\n  asOf: Stand\nplayer:\n  playing: "{titel} von {artist}"\n  wait: Moment\nfram: {}\n';
  expect(await findProblems({ 'words.yaml': `${written}error:\n  heading: "{title}!"\n` })).toMatchObject([
    {
      line: 2,
      key: 'home.asOf',
      sentence: expect.stringContaining('must contain {day}'),
      example: 'asOf: "As of {day}"',
    },
    { line: 4, key: 'player.playing', sentence: expect.stringContaining('must contain {title} and {artist}') },
    { line: 4, key: 'player.playing', sentence: 'must contain no {…} except {title} and {artist}' },
    { line: 5, key: 'player.wait', sentence: expect.stringContaining('the key wait is unknown') },
    { file: 'content/words.yaml', line: 6, key: 'fram', sentence: expect.stringContaining('did you mean frame?') },
    { line: 8, key: 'error.heading', sentence: 'must contain no {…}' },
  ]);
});

test('a file whose name is nearly right is reported', async () => {
  for (const name of ['words.yml', 'Words.yaml']) {
    expect(await findProblems({ 'words.yaml': null, [name]: 'frame: {}\n' })).toMatchObject([
      { file: 'content/words.yaml', sentence: `the file is missing; did you mean ${name}? If so, rename it` },
    ]);
  }
});
