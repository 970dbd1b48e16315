import { expect, test } from 'vitest';
import { sampleFiles, writeContent } from './content-fixture.ts';
import { formatWarnings } from './problem.ts';
import { readContent } from './read-content.ts';

async function readWarnings(address: string) {
  const site = String((await sampleFiles())['site.yaml']);
  const changed = site.replace(/^address: .*$/m, `address: ${address}`);
  const { warnings, problems } = await readContent(await writeContent({ 'site.yaml': changed }));
  expect(problems).toBeUndefined();
  return warnings ?? [];
}

test.each([
  'https://bonbon.example/',
  'https://www.mochi.example/attic/',
  'https://example.com/',
  'https://mochi.test',
  'http://localhost:3000/',
])('the sample address %s gets one warning with its position', async (address) => {
  expect(await readWarnings(address)).toEqual([
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
    expect(await readWarnings(address)).toEqual([]);
  },
);

test('warnings are shown like mistakes, below a line that says the site still works', () => {
  const warning = { file: 'content/a.yaml', line: 2, column: 1, key: 'b', sentence: 'is large' };
  expect(formatWarnings([])).toBe('');
  expect(formatWarnings([warning])).toBe('One warning. The site still works.\n\ncontent/a.yaml:2:1  b  is large\n');
  expect(formatWarnings([warning, warning])).toMatch(/^2 warnings\. The site still works\./);
});
