import { expect, test } from 'vitest';
import { sampleFiles } from '#content-reader/content-fixture.ts';
import { redo, undo } from '#studio/api/history/undo.ts';
import { describeSite } from '#studio/api/site/describe-site.ts';
import { openTestSite, setField, valueIn } from '#studio/api/site/site-fixture.ts';
import { leaveOutPage, takeUpPage } from './pages.ts';

const siteFile = String((await sampleFiles())['site.yaml']).replace('/aboutme', '/');
const menu = [
  {
    title: 'All',
    tone: 'mint',
    links: [
      { label: 'Home', to: '/' },
      { label: 'About', to: '/aboutme' },
    ],
  },
  { title: 'More', tone: 'pink', links: [{ label: 'Me', to: '/aboutme' }] },
];

test('a page that is left out leaves the menu, is kept whole, and comes back with its links', async () => {
  const { site, read } = await openTestSite();
  await setField(site, 'site.yaml', ['navigation'], menu);
  const before = [await read('about-me.yaml'), await read('site.yaml')];
  expect(await leaveOutPage(site, { name: 'aboutMe' })).toMatchObject({ outcome: 'saved' });
  await expect(read('about-me.yaml')).rejects.toThrow('ENOENT');
  expect(valueIn(site, 'site.yaml', ['navigation'])).toEqual([{ ...menu[0], links: [{ label: 'Home', to: '/' }] }]);
  const state = await describeSite(site);
  expect(state.problems).toEqual([]);
  expect(state.pages.find(({ address }) => address === '/aboutme')).toMatchObject({
    title: 'About me',
    isLeftOut: true,
  });
  await undo(site);
  expect([await read('about-me.yaml'), await read('site.yaml')]).toEqual(before);
  await redo(site);
  expect(await takeUpPage(site, { name: 'aboutMe' })).toMatchObject({ outcome: 'saved' });
  expect(await read('about-me.yaml')).toBe(before[0]);
  expect(valueIn(site, 'site.yaml', ['navigation'])).toEqual(menu);
});

test('a page that texts link to stays, and the sentence says where', async () => {
  const { site, read } = await openTestSite();
  await setField(site, 'about-me.yaml', ['whoAmI', 'text'], 'See [my work](/projects).');
  const answer = await leaveOutPage(site, { name: 'projectsPage' });
  expect(answer).toMatchObject({
    outcome: 'refused',
    reason: 'linked',
    sentence: expect.stringContaining('lead there. Take that link away first'),
    place: { file: 'about-me.yaml', path: ['whoAmI', 'text'] },
  });
  expect(await read('projects.yaml')).toContain('header:');
});

test('characters go with their page and come back with it', async () => {
  const { site, read } = await openTestSite();
  expect(await leaveOutPage(site, { name: 'galleryPage' })).toMatchObject({ outcome: 'saved' });
  await expect(read('characters/thistle/character.yaml')).rejects.toThrow('ENOENT');
  expect((await describeSite(site)).problems).toEqual([]);
  await takeUpPage(site, { name: 'galleryPage' });
  expect(await read('characters/thistle/portrait.svg')).toContain('<svg');
});

test('a page that never was there is made of examples, and is in the menu', async () => {
  for (const name of ['aboutMe', 'interests', 'resume', 'connect', 'galleryPage', 'guestbookPage', 'facts']) {
    const { site, read } = await openTestSite({
      'about-me.yaml': null,
      'interests.yaml': null,
      'resume.yaml': null,
      'resume.pdf': null,
      'connect.yaml': null,
      'oc-gallery.yaml': null,
      'characters/thistle/character.yaml': null,
      'characters/thistle/portrait.svg': null,
      'characters/thistle/main.png': null,
      'characters/thistle/adventure.svg': null,
      'guestbook.yaml': null,
      'facts.yaml': null,
      'buttons.yaml': null,
      'images/interests/d20.svg': null,
      'images/hello/swap-home-1.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      'site.yaml': siteFile,
    });
    const answer = await takeUpPage(site, { name });
    expect([name, answer]).toEqual([name, expect.objectContaining({ outcome: 'saved' })]);
    const state = await describeSite(site);
    expect([name, state.problems]).toEqual([name, []]);
    expect(state.files.find((file) => file.name === name)?.state).toBe('there');
    await undo(site);
    expect(await read('site.yaml')).toBe(siteFile);
  }
});

test('pages that a site needs cannot be left out', async () => {
  const { site } = await openTestSite();
  for (const name of ['home', 'site', 'notFound', 'updates', 'constructor']) {
    expect(await leaveOutPage(site, { name })).toMatchObject({ outcome: 'refused' });
  }
});
