import { expect, test } from 'vitest';
import { sampleFiles, writeContent } from './content-fixture.ts';
import { formatNotes } from './problem.ts';
import { readContent } from './read-content.ts';

async function readNotes(address: string) {
  const site = String((await sampleFiles())['site.yaml']);
  const changed = site.replace(/^address: .*$/m, `address: ${address}`);
  const { notes, problems } = await readContent(await writeContent({ 'site.yaml': changed }));
  expect(problems).toBeUndefined();
  return notes ?? [];
}

test.each([
  'https://bonbon.example/',
  'https://www.mochi.example/attic/',
  'https://example.com/',
  'https://mochi.test',
  'http://localhost:3000/',
])('the sample address %s gets one note with its position', async (address) => {
  expect(await readNotes(address)).toEqual([
    {
      file: 'content/site.yaml',
      line: 6,
      column: 1,
      key: 'address',
      sentence: `${address} is only a sample address, so link previews, the feeds, the sitemap and the code of your web button lead nowhere: write your site's address before you publish it`,
      example: 'address: https://your-name.github.io/',
      isForPublishing: true,
    },
  ]);
});

test.each(['https://mochi.art/', 'https://example.mochi.art/', 'https://your-name.github.io/', 'https://contest.org/'])(
  'the address %s gets no note',
  async (address) => {
    expect(await readNotes(address)).toEqual([]);
  },
);

test('notes are shown like mistakes, below a line that says the site still works', () => {
  const note = { file: 'content/a.yaml', line: 2, column: 1, key: 'b', sentence: 'is large' };
  expect(formatNotes([])).toBe('');
  expect(formatNotes([note])).toBe('One thing to look at. The site still works.\n\ncontent/a.yaml:2:1  b  is large\n');
  expect(formatNotes([note, note])).toMatch(/^2 things to look at\. The site still works\./);
});
