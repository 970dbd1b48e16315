import { expect, test } from 'vitest';
import { collections, contentFiles } from '#model/content-schema.ts';
import type { ListPageData } from '#model/page-data.ts';
import { findProblems, writeContent } from './content-fixture.ts';
import { readContent } from './read-content.ts';
import { exampleBlock } from './schema/schema-shape.ts';

const repeat = (count: number, write: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index + 1)).join('');
const updates = (count: number) => repeat(count, (number) => `- { date: 2025-10-27, text: Update ${number} }\n`);
const friends = (count: number) =>
  repeat(count, (number) => `- { name: Friend ${number}, url: '', image: images/friends/cat.svg }\n`);
const characters = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `characters/oc-${index + 1}/character.yaml`,
      exampleBlock(collections.characters.schema)
        .replace('./portrait.svg', 'images/nav/home.svg')
        .replace('./main.png', 'images/nav/home.svg')
        .replace(/^images:[\s\S]*/m, ''),
    ]),
  );

const read = async (files: Record<string, string>) => {
  const { content, problems } = await readContent(await writeContent(files));
  if (!content) throw new Error(JSON.stringify(problems));
  return content;
};

test('with as many updates and friends as Home shows there is no page, address or data for more', async () => {
  const { homeUpdates, homeFriends, headers, descriptions, pageData } = await read({
    'updates.yaml': updates(10),
    'friends.yaml': friends(20),
  });
  expect([homeUpdates.items, homeFriends.items].map(({ length }) => length)).toEqual([10, 20]);
  for (const paths of [headers, descriptions, pageData].map(Object.keys)) {
    expect(paths.filter((path) => /updates|friends|page/.test(path))).toEqual([]);
  }
});

test('more updates than Home shows are all on pages of their own, which no other page loads', async () => {
  const { homeUpdates, headers, descriptions, pageData } = await read({ 'updates.yaml': updates(101) });
  expect(homeUpdates.items).toHaveLength(10);
  expect(homeUpdates.total).toBe(101);
  const paths = ['/updates', '/updates/page/2', '/updates/page/3'];
  expect(Object.keys(descriptions)).toEqual(expect.arrayContaining(paths));
  const pages = paths.map((path) => pageData[path] as ListPageData<'updates'>);
  expect(pages.map(({ list }) => list.items.length)).toEqual([50, 50, 1]);
  expect(pages.map(({ header }) => header.title)).toEqual(['Updates', 'Updates, page 2', 'Updates, page 3']);
  expect(descriptions['/updates/page/3']).toBe('Updates, page 3: Update 101');
  expect(Object.keys(headers).filter((path) => path.includes('updates'))).toEqual(['/updates']);
  expect(headers['/updates']?.pageCount).toBe(3);
});

test('the ids of updates are those of the whole list on every page', async () => {
  const { homeUpdates, pageData } = await read({ 'updates.yaml': updates(101) });
  expect(homeUpdates.items[0]?.id).toBe('update-2025-10-27-101');
  const last = pageData['/updates/page/3'] as ListPageData<'updates'>;
  expect(last.list.items[0]?.id).toBe('update-2025-10-27');
});

test('the gallery has a further page from the 49th character on, and a page for unknown numbers', async () => {
  const few = await read(characters(47));
  expect(few.characterList.pageCount).toBe(1);
  expect(Object.keys(few.descriptions).filter((path) => path.includes('/page/'))).toEqual([]);
  const { characterList, headers, pageData, descriptions } = await read(characters(49));
  expect(characterList).toMatchObject({ number: 1, pageCount: 2 });
  expect(characterList.items).toHaveLength(48);
  const second = pageData['/oc-gallery/page/2'] as ListPageData<'characters'>;
  expect(second.list).toMatchObject({ number: 2, pageCount: 2 });
  expect(second.list.items).toHaveLength(2);
  expect(second.list.items[0]).not.toHaveProperty('backstory');
  expect(headers['/oc-gallery']?.pageCount).toBe(2);
  expect(headers['/oc-gallery/page/404']?.title).toBe(headers['/404']?.title);
  expect(Object.keys(descriptions)).toContain('/oc-gallery/page/404');
});

test('the page of all updates can be linked to and has its address for itself, but only if it is there', async () => {
  const text = 'quickIntro:\n  title: Quick Intro\n  text: See the [old news](/updates).\n';
  const home = `${exampleBlock(contentFiles.home.schema).replace(/^quickIntro:[\s\S]*?(?=^\S)/m, '')}\n${text}`;
  const long = { 'updates.yaml': updates(11) };
  const own = { 'public/updates/index.html': '<!doctype html>' };
  const sentences = async (files: Record<string, string>) =>
    (await findProblems(files)).map(({ sentence }) => sentence);
  expect(await sentences({ ...long, 'home.yaml': home })).toEqual([]);
  expect(await sentences({ 'home.yaml': home })).toEqual([expect.stringContaining('there is no page at /updates')]);
  expect(await sentences(own)).toEqual([]);
  expect(await sentences({ ...long, ...own })).toEqual([expect.stringContaining('the page /updates')]);
});
