import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { findProblems, sampleFiles, writeContent } from './content-fixture.ts';
import { readContent } from './read-content.ts';
import { isGroup, valueAt } from './yaml/key-path.ts';

const sample = await sampleFiles();

/** The sample's file with other values at some keys, such as `icons.touch`; undefined removes the key. */
function change(file: string, values: Record<string, unknown>): Record<string, string> {
  const data = parse(String(sample[file]));
  for (const [key, value] of Object.entries(values)) {
    const path = key.split('.');
    const parent = valueAt(data, path.slice(0, -1));
    const last = path.at(-1) as string;
    if (!isGroup(parent) || !(last in parent)) throw new Error(`the sample's ${file} has no ${key}`);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return { [file]: stringify(data) };
}

const leaveOut = (file: string, ...keys: string[]) =>
  change(file, Object.fromEntries(keys.map((key) => [key, undefined])));

const thistle = 'characters/thistle/character.yaml';

test('what not everybody has may be left out, and is then empty or undefined', async () => {
  const { content, problems } = await readContent(
    await writeContent({
      ...leaveOut('site.yaml', 'ticker', 'icons.touch', 'sharePicture', 'grabMyButton', 'visitorCounter'),
      ...leaveOut('home.yaml', 'quickIntro.hoverSwap', 'quickIntro.peaceSign', 'currently', 'lookAround'),
      ...leaveOut('about-me.yaml', 'whoAmI.hoverSwap', 'whoAmI.caption', 'mediaInterests'),
      ...leaveOut('interests.yaml', 'items'),
      ...leaveOut('connect.yaml', 'socials', 'neighbours'),
      ...leaveOut('buttons.yaml', 'friends.sites', 'about'),
      ...leaveOut('facts.yaml', 'spam'),
      ...leaveOut('guestbook.yaml', 'footer'),
      ...leaveOut(thistle, 'funFacts', 'details', 'images'),
    }),
  );
  expect(problems).toBeUndefined();
  expect(content?.site).toMatchObject({ ticker: [], grabMyButton: 'grab my button' });
  expect(content?.interests?.items).toEqual([]);
  expect(content?.buttons?.friends.sites).toEqual([]);
  expect(content?.facts?.spam).toEqual([]);
  expect(content?.characters[0]).toMatchObject({ funFacts: [], details: '.', images: [] });
  const left = [content?.site.sharePicture, content?.home.currently, content?.aboutMe?.mediaInterests];
  expect(left).toEqual([undefined, undefined, undefined]);
});

test('invisible titles of lists may be left out, and a link in the menu needs no picture', async () => {
  const navigation = [{ title: 'All', tone: 'mint', links: [{ label: 'x'.repeat(60), to: '/' }] }];
  const { content, problems } = await readContent(
    await writeContent({
      ...leaveOut('home.yaml', 'updatesTitle', 'friendsTitle'),
      ...change('site.yaml', { navigation, title: 'x'.repeat(60) }),
    }),
  );
  expect(problems).toBeUndefined();
  expect(content?.home).toMatchObject({ updatesTitle: 'Updates', friendsTitle: 'My Friends' });
});

test('lists may be empty', async () => {
  const problems = await findProblems({
    ...change('site.yaml', { ticker: [] }),
    ...change('home.yaml', { 'currently.items': [], 'lookAround.doors': [] }),
    ...change('about-me.yaml', { 'mediaInterests.categories': [] }),
    ...change('connect.yaml', { 'socials.links': [] }),
    ...change('facts.yaml', { spam: [] }),
    ...change(thistle, { funFacts: [] }),
    ...Object.fromEntries(['updates', 'friends', 'tracks'].map((name) => [`${name}.yaml`, '[]\n'])),
  });
  expect(problems).toEqual([]);
});

const pageFiles = ['about-me', 'interests', 'resume', 'projects', 'oc-gallery', 'connect', 'buttons', 'guestbook'];
const missingPages = Object.fromEntries([...pageFiles, 'facts'].map((name) => [`${name}.yaml`, null]));
const emptyFolders = { 'projects/proj-1/project.yaml': null, 'projects/proj-1/visualizer.png': null };
const noCharacters = Object.fromEntries(
  ['character.yaml', 'portrait.svg', 'adventure.svg', 'main.png'].map((name) => [`characters/thistle/${name}`, null]),
);

test('a page without its file has no address, and without the guestbook page there is no guestbook', async () => {
  const { content, problems } = await readContent(
    await writeContent({
      ...missingPages,
      ...emptyFolders,
      ...noCharacters,
      ...leaveOut('home.yaml', 'lookAround'),
      ...change('site.yaml', { navigation: [{ title: 'All', tone: 'mint', links: [{ label: 'Home', to: '/' }] }] }),
    }),
  );
  expect(problems).toBeUndefined();
  expect(Object.keys(content?.headers ?? {})).toEqual(['/', '/404']);
  expect([content?.galleryPage, content?.facts, content?.myButton]).toEqual([undefined, undefined, undefined]);
  expect(content?.site.services.guestbook).toBe('none');
});

test('a link to a page that was left out is reported with the file that is missing', async () => {
  const problems = await findProblems({ 'about-me.yaml': null });
  expect(problems).toMatchObject([
    {
      file: 'content/site.yaml',
      key: 'navigation.0.links.0.to',
      sentence: 'there is no page at /aboutme: the file about-me.yaml is missing',
      example: 'to: /',
    },
  ]);
});

test.each([
  ['projects.yaml', 'projects'],
  ['oc-gallery.yaml', 'characters'],
])('%s is required if there is something in %s/', async (file, folder) => {
  const problems = await findProblems({ [file]: null, ...leaveOut('home.yaml', 'lookAround') });
  const sentence = `the file is missing: without it, no page shows what is in ${folder}/`;
  expect(problems).toMatchObject([{ file: `content/${file}`, sentence }]);
});

test('a page whose file has a slightly different name does not count as left out', async () => {
  const problems = await findProblems({ 'connect.yaml': null, 'connect.yml': String(sample['connect.yaml']) });
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'the file is missing; did you mean connect.yml? If so, rename it',
  ]);
});
