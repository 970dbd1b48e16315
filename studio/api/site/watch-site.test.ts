import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawSvg } from '#content-reader/content-fixture.ts';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { openTestSite, setField } from './site-fixture.ts';
import { watchSite } from './watch-site.ts';

test('a change that is made elsewhere is told at once, and the studio’s own is not taken for one', async () => {
  const { site, read, write } = await openTestSite();
  const events: SiteEvent[] = [];
  site.listen((event) => events.push(event));
  onTestFinished(watchSite(site));
  const first = site.revision;
  await setField(site, 'home.yaml', ['quickIntro', 'title'], 'Hello');
  expect(events).toEqual([{ event: 'site', revision: first + 1, changedElsewhere: [] }]);
  await write('home.yaml', (await read('home.yaml')).replace('Hello', 'Hi there'));
  await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ changedElsewhere: ['home.yaml'] }));
  // As most editors save.
  await writeFile(join(site.content, 'home.new'), (await read('home.yaml')).replace('Hi there', 'Hey'));
  await rename(join(site.content, 'home.new'), join(site.content, 'home.yaml'));
  await vi.waitFor(() =>
    expect(site.pages.files.get('home.yaml')?.data).toMatchObject({ quickIntro: { title: 'Hey' } }),
  );
  await mkdir(join(site.content, 'characters/new'));
  await vi.waitFor(() =>
    expect(site.pages.problems).toMatchObject([{ file: 'content/characters/new/character.yaml' }]),
  );
  // A folder alone says nothing yet.
  expect(events.at(-1)).toMatchObject({ changedElsewhere: [] });
  await writeFile(join(site.content, 'characters/new/portrait.svg'), drawSvg());
  await vi.waitFor(() => expect(site.pages.listing.files.has('characters/new/portrait.svg')).toBe(true));
  await vi.waitFor(() => expect(site.pages.problems).toEqual([]));
});
