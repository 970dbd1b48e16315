import { expect, test } from 'vitest';
import { drawPicture, drawSvg, findProblems, sampleFiles } from './content-fixture.ts';

/** The sample's file with one part replaced. */
async function change(file: string, from: string | RegExp, to: string) {
  const sample = await sampleFiles();
  const text = String(sample[file]);
  expect(text).toMatch(from);
  return { [file]: text.replace(from, to) };
}

test.each([
  [
    'interests.yaml',
    /(items:\n)((?: {2}.*\n?)+)/,
    '$1$2\n$2',
    'items.1.id',
    'the id 1 is already used by items.0.id',
    'id: 2',
  ],
  ['friends.yaml', /((?:.*\n?)+)/, '$1\n$1', '1.name', 'the name Mochi is already used by 0.name', 'name: Mochi 2'],
  [
    'buttons.yaml',
    /( {2}sites:\n)((?: {4}.*\n)+)/,
    '$1$2$2',
    'friends.sites.1.name',
    'the name Pixel Pond is already used by friends.sites.0.name',
    'name: Pixel Pond 2',
  ],
  [
    'characters/thistle/character.yaml',
    /(images:\n)((?: {2}.*\n?)+)/,
    '$1$2\n$2',
    'images.1.id',
    'the id adventure is already used by images.0.id',
    'id: adventure-2',
  ],
  [
    'connect.yaml',
    /( {2}links:\n)((?: {4}.*\n)+)/,
    '$1$2$2',
    'socials.links.1.slug',
    'the slug github is already used by socials.links.0.slug',
    'slug: mastodon',
  ],
])('in %s, duplicates are a mistake: %s', async (file, from, to, key, sentence, example) => {
  expect(await findProblems(await change(file, from, to))).toMatchObject([{ key, sentence, example }]);
});

test.each([
  ['githb', 'there is no icon named githb; did you mean github?', 'slug: github'],
  ['nosuchplaceatall', 'there is no icon named nosuchplaceatall; the names are on simpleicons.org', 'slug: github'],
])('the icon %s is unknown', async (slug, sentence, example) => {
  const problems = await findProblems(await change('connect.yaml', 'slug: github', `slug: ${slug}`));
  expect(problems).toMatchObject([{ file: 'content/connect.yaml', key: 'socials.links.0.slug', sentence, example }]);
});

test('LinkedIn has an icon', async () => {
  expect(await findProblems(await change('connect.yaml', 'slug: github', 'slug: linkedin'))).toEqual([]);
});

test.each([
  ['images/buttons/bonbon.png', 'mine.image', 90, 31],
  ['images/buttons/pond.png', 'friends.sites.0.image', 88, 32],
])('the button %s must be 88x31 pixels', async (file, key, width, height) => {
  expect(await findProblems({ [file]: await drawPicture(width, height) })).toMatchObject([
    {
      file: 'content/buttons.yaml',
      key,
      sentence: `must be 88x31 pixels; this picture is ${width}x${height}`,
      example: 'image: images/buttons/bonbon.png  # 88 x 31 pixels',
    },
  ]);
});

test.each([
  ['/guestbok', 'there is no page at /guestbok; did you mean /guestbook?', 'to: /guestbook'],
  ['/projects/', 'there is no page at /projects/; did you mean /projects?', 'to: /projects'],
  ['/projects/proj-2', 'there is no page at /projects/proj-2; did you mean /projects/proj-1?', 'to: /projects/proj-1'],
  ['/somewhere/else/entirely', 'there is no page at /somewhere/else/entirely', 'to: /guestbook'],
])('a door of Home may not lead to %s', async (address, sentence, example) => {
  const problems = await findProblems(await change('home.yaml', 'to: /projects', `to: ${address}`));
  expect(problems).toMatchObject([{ file: 'content/home.yaml', key: 'lookAround.doors.0.to', sentence, example }]);
});

test.each([
  '/',
  '/aboutme',
  '/interests',
  '/resume',
  '/projects',
  '/projects/proj-1',
  '/guestbook',
  '/connect',
  '/buttons',
  '/oc-gallery',
  '/oc-gallery/thistle',
  '/guestbook#sign',
  '/?x=1',
  '/resume.pdf',
  '/feed.xml',
])('a link may lead to %s', async (address) => {
  expect(await findProblems(await change('site.yaml', 'to: /aboutme', `to: ${address}`))).toEqual([]);
});

test('a dead link in the navigation is a mistake', async () => {
  expect(await findProblems(await change('site.yaml', 'to: /aboutme', 'to: /aboutmee'))).toMatchObject([
    { file: 'content/site.yaml', key: 'navigation.0.links.0.to', example: 'to: /aboutme' },
  ]);
});

test('a dead link in a text is a mistake', async () => {
  const problems = await findProblems(await change('guestbook.yaml', '](/buttons)', '](/button)'));
  expect(problems).toMatchObject([
    {
      file: 'content/guestbook.yaml',
      key: 'footer',
      sentence: 'there is no page at /button; did you mean /buttons?',
      example: '[words](/buttons)',
    },
  ]);
});

test('unsupported Markdown in a text is reported with an example', async () => {
  const problems = await findProblems(await change('guestbook.yaml', /footer: .*/, 'footer: "# Big"'));
  expect(problems).toMatchObject([
    {
      key: 'footer',
      sentence: 'headings are not supported here; the page has its own',
      example: 'footer: "Do you have a site? [Trade buttons with me](/buttons)."',
    },
  ]);
});

test('a button may be an SVG of the right size', async () => {
  const files = await change('buttons.yaml', 'images/buttons/pond.png', 'images/buttons/pond.svg');
  expect(await findProblems({ ...files, 'images/buttons/pond.svg': drawSvg('viewBox="0 0 88 31"') })).toEqual([]);
});
