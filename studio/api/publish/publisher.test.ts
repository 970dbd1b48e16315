import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSiteValues } from '#publish/site-file.ts';
import { choice, key, openPublisher, pages } from './publisher-fixture.ts';

test('first it asks where, and says what one needs there', async () => {
  const { publisher } = await openPublisher();
  const { choice: chosen, offers, changes } = await publisher.readChanges();
  expect(chosen).toBeUndefined();
  expect(changes).toEqual(['words in Quick Intro']);
  expect(offers.map(({ host }) => host)).toEqual(expect.arrayContaining(['neocities-free', 'nekoweb', 'folder']));
  expect(offers[0]).toMatchObject({ settings: [{ name: 'name', example: 'bonbon' }], key: { isOptional: false } });
  expect(await publisher.look({})).toMatchObject({ outcome: 'refused' });
});

test('it is chosen, looked at and sent, with the functions of bonbon publish', async () => {
  const { publisher, fake, sent, orders, steps, readSite, folders } = await openPublisher();
  const written = await readSite();
  expect(await publisher.choose({ ...choice, key })).toEqual({ outcome: 'chosen' });
  expect(await publisher.look({})).toEqual({
    outcome: 'plan',
    files: [
      { file: 'assets/a.js', how: 'new', bytes: 1 },
      { file: 'aboutme/index.html', how: 'new', bytes: 2 },
      { file: 'index.html', how: 'changed', bytes: 13 },
    ],
    groups: [
      { how: 'changed', kind: 'page', names: ['home'], count: 1, bytes: 13 },
      { how: 'new', kind: 'page', names: ['aboutme/'], count: 1, bytes: 2 },
      { how: 'new', kind: 'inside', names: [], count: 1, bytes: 1 },
    ],
    address: fake.address,
    bytes: 16,
    unchanged: 0,
    notes: ['A note.'],
  });
  expect(orders).toMatchObject([{ site: { host: 'neocities', choices: { siteAddress: fake.address } } }]);
  expect(fake.files.has('assets/a.js')).toBe(false);
  expect(await publisher.look({ songs: 'without' })).toMatchObject({ outcome: 'plan' });
  expect((await publisher.readChanges()).choice?.settings).toEqual({ name: 'bonbon', songs: 'no-player' });
  expect(orders[1]).toMatchObject({ site: { choices: { leavesOutPlayer: true } } });
  expect(await publisher.countChanges()).toBeUndefined();
  // Nothing of the owner's was written, and what a local server serves was not replaced, before they said yes.
  expect(await readSite()).toBe(written);
  expect(orders.map(({ site }) => site?.dist)).not.toContain(join(folders.site, 'dist'));
  expect(await publisher.send()).toEqual({
    outcome: 'published',
    address: fake.address,
    count: 3,
    seconds: 0,
    live: { fine: 2, wrong: [] },
    time: 100,
  });
  expect(fake.files.get('index.html')?.toString()).toBe('<h1>Home</h1>');
  expect(await readSite()).toContain('publish:\n  host: neocities\n  name: bonbon\n  songs: no-player\n');
  expect(sent.at(-1)).toMatchObject({ event: 'job', state: 'running', progress: 1, sentence: 'index.html' });
  expect(await publisher.countChanges()).toBe(0);
  steps.unshift({ id: 'b', time: 200, label: 'words in Home', file: 'home.yaml', path: [] });
  expect(await publisher.countChanges()).toBe(1);
  expect((await publisher.readChanges()).changes).toEqual(['words in Home']);
});

test('what was looked at is sent to where it was seen, whatever is chosen meanwhile', async () => {
  const { publisher, fake, readSite } = await openPublisher();
  await publisher.choose({ ...choice, key });
  expect(await publisher.look({})).toMatchObject({ outcome: 'plan' });
  await publisher.choose({ settings: { host: 'folder', folder: 'elsewhere' } });
  expect(await publisher.send()).toMatchObject({ outcome: 'published', address: fake.address });
  expect(await readSite()).toContain('publish:\n  host: neocities\n  name: bonbon\n');
  expect((await publisher.readChanges()).choice?.host).toBe('folder');
});

test('the key stays in its file: no answer, no event and no other file has it', async () => {
  const echo = Response.json({ result: 'error', message: `bad ${key}` }, { status: 400 });
  const place = await openPublisher({ controls: { before: (_, count) => (count === 6 ? echo : undefined) } });
  const answers = [
    await place.publisher.choose({ ...choice, key }),
    await place.publisher.readChanges(),
    await place.publisher.look({}),
    await place.publisher.send(),
    await place.publisher.readChanges(),
  ];
  expect(answers[3]).toMatchObject({ outcome: 'refused' });
  expect(answers[4]).toMatchObject({ choice: { hasKey: true } });
  expect(JSON.stringify([answers, place.sent, place.orders])).not.toContain(key);
  const entries = await readdir(place.folders.site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  const own = join(place.folders.site, '.bonbon/keys');
  expect(texts.filter(([, text]) => text.includes(key)).map(([file]) => file)).toEqual([own]);
  expect((await stat(own)).mode & 0o777).toBe(0o600);
});

test('a missing key and a wrong one are asked for again, before anything is built', async () => {
  const { publisher, orders, folders } = await openPublisher();
  await publisher.choose(choice);
  expect(await publisher.look({})).toMatchObject({ outcome: 'refused', reason: 'key' });
  await publisher.choose({ ...choice, key: 'wrong' });
  expect(await publisher.look({})).toEqual({
    outcome: 'refused',
    reason: 'key',
    sentence: 'Neocities does not accept this key.',
  });
  // Nor is it asked what shall become of songs.
  expect(await publisher.look({ songs: 'without' })).toMatchObject({ reason: 'key' });
  expect(orders).toEqual([]);
  // It is in no file, and is not taken for one that is there.
  expect(existsSync(join(folders.site, '.bonbon/keys'))).toBe(false);
  expect((await publisher.readChanges()).choice?.hasKey).toBe(false);
});

test('a choice with a mistake is not written, and mistakes of the site come first', async () => {
  const { publisher } = await openPublisher({ mistakes: ['home.yaml, line 3: must not be empty'] });
  expect(await publisher.choose({ settings: { host: 'neocities' } })).toEqual({
    outcome: 'refused',
    field: 'name',
    sentence: 'is required when host is neocities',
  });
  await publisher.choose({ ...choice, key });
  expect(await publisher.look({})).toMatchObject({ mistakes: ['home.yaml, line 3: must not be empty'] });
});

test('it can be stopped, and goes on from there', async () => {
  const place = await openPublisher({
    controls: {
      before: (_, count) => {
        // The first that is sent: what comes before looks.
        if (count === 6) void place.publisher.stop();
        return undefined;
      },
    },
  });
  const { publisher, fake } = place;
  await publisher.choose({ ...choice, key });
  await publisher.look({});
  expect(await publisher.send()).toMatchObject({ outcome: 'refused', reason: 'stopped' });
  expect(await publisher.look({})).toMatchObject({ outcome: 'plan' });
  expect(await publisher.send()).toMatchObject({ outcome: 'published' });
  for (const [path, text] of Object.entries(pages)) expect(fake.files.get(path)?.toString()).toBe(text);
});

test('a window that was closed in the middle and opened again gets its answer after what still runs', async () => {
  const { publisher, orders } = await openPublisher();
  await publisher.choose({ ...choice, key });
  const closed = publisher.look({});
  expect(await publisher.look({})).toMatchObject({ outcome: 'plan' });
  expect(await closed).toMatchObject({ outcome: 'plan' });
  expect(orders).toHaveLength(2);
  const sending = publisher.send();
  expect(await publisher.send()).toMatchObject({ outcome: 'refused', sentence: 'This is being done already.' });
  expect(await sending).toMatchObject({ outcome: 'published' });
});

test('an address that is an example becomes that of the host, and a real one stays', async () => {
  const { publisher, folders } = await openPublisher();
  const choose = async (address?: string) => {
    await publisher.choose({ ...choice, key, address: address ?? '' });
    return (await publisher.readChanges()).address;
  };
  await writeSiteValues(folders.content, [[['address'], 'https://bonbon.example/']]);
  expect(await choose()).toBe('https://bonbon.neocities.org/');
  expect(await choose('https://bonbon.com')).toBe('https://bonbon.com/');
  await writeSiteValues(folders.content, [[['address'], 'https://mine.com/']]);
  expect(await choose()).toBe('https://mine.com/');
});
