import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { SiteProblem } from '#studio/protocol/site-state.ts';
import { foldersOf, writeSiteFolder } from '../studio-fixture.ts';
import { checkSite } from './check-site.ts';

const problem = (sentence: string): SiteProblem => ({ file: 'site.yaml', line: 1, path: ['title'], sentence });

async function check(
  data: Record<string, PlainValue>,
  { isOutside = false, problems = [] as SiteProblem[], warnings = [] as SiteProblem[] } = {},
) {
  const { content } = foldersOf(await writeSiteFolder());
  await mkdir(join(content, 'images/large'), { recursive: true });
  await writeFile(join(content, 'images/large/map.png'), Buffer.alloc(3_500_000));
  const asked: string[] = [];
  const answer = await checkSite(isOutside, {
    content,
    readSite: async () => ({
      files: Object.entries(data).map(([file, value]) => ({
        file,
        name: 'home' as const,
        state: 'there' as const,
        hash: '',
        data: value,
      })),
      problems,
      warnings,
    }),
    listUnusedFiles: async () => [{ path: 'images/old.png', bytes: 1500 }],
    examine: async () => [{ mark: 'wrong', sentence: 'The guestbook is not there.', remedy: 'Start it.' }],
    fetch: async (input) => {
      const address = String(input);
      asked.push(address);
      if (address.includes('gone')) return new Response('', { status: 404 });
      if (address.includes('nohost')) throw new TypeError('failed', { cause: { code: 'ENOTFOUND' } });
      if (address.includes('slow')) throw new DOMException('', 'TimeoutError');
      if (address.includes('oembed')) return new Response('', { status: 404 });
      return new Response('', { status: address.includes('refuses-programs') ? 403 : 200 });
    },
  });
  return { answer, asked };
}

test('mistakes, warnings and what the doctor finds are listed with a way on', async () => {
  const { answer, asked } = await check(
    { 'home.yaml': { title: 'Hi', link: 'https://gone.site/' } },
    { problems: [problem('must not be empty')], warnings: [problem('this is only a sample address')] },
  );
  expect(answer.findings).toEqual([
    { level: 'mend', title: 'Must not be empty.', place: { file: 'site.yaml', path: ['title'] } },
    { level: 'look', title: 'This is only a sample address.', place: { file: 'site.yaml', path: ['title'] } },
    { level: 'fine', title: 'One file is on no page.', note: expect.stringContaining('images/old.png, 2 kB') },
    { level: 'mend', title: 'The guestbook is not there.', note: 'Start it.' },
  ]);
  expect(answer).toMatchObject({ askedOutside: false, looked: 3 });
  // Nothing goes out unasked.
  expect(asked).toEqual([]);
});

test('words that say nothing of a picture and files that take long are found where they are named', async () => {
  const { answer } = await check({
    'interests.yaml': [
      { image: 'images/large/map.png', alt: 'IMG_2041' },
      { image: 'images/x.png', alt: 'A map of a pond with three islands' },
      { image: 'images/x.png', alt: 'cat.png' },
    ],
  });
  const found = answer.findings.filter(({ level }) => level === 'look');
  expect(found.map(({ place }) => place)).toEqual([
    { file: 'interests.yaml', path: [0, 'alt'] },
    { file: 'interests.yaml', path: [2, 'alt'] },
    { file: 'interests.yaml', path: [0, 'image'] },
  ]);
  expect(found[2]?.title).toBe('images/large/map.png has 3.5 MB.');
});

test('when asked, dead links and videos are found; who refuses programs is not called dead', async () => {
  const { answer, asked } = await check(
    {
      'connect.yaml': {
        links: ['https://gone.site/a', 'https://gone.site/a', 'https://nohost.site/', 'https://refuses-programs.site/'],
        text: 'See [this](https://slow.site/x) and [that](/aboutme), but not https://bonbon.example/.',
        sample: 'https://bonbon.example/',
      },
      'tracks.yaml': [{ title: 'Song', videoId: 'dQw4w9WgXcQ' }],
    },
    { isOutside: true },
  );
  const found = answer.findings.filter(({ place }) => place);
  expect(found.map(({ level, place }) => [level, place?.path.join('.')])).toEqual([
    ['mend', 'links.0'],
    ['mend', 'links.1'],
    ['mend', 'links.2'],
    ['look', 'text'],
    ['mend', '0.videoId'],
  ]);
  expect(asked.filter((address) => address === 'https://gone.site/a')).toHaveLength(1);
  expect(asked.join()).not.toContain('bonbon.example');
  expect(answer.askedOutside).toBe(true);
});
