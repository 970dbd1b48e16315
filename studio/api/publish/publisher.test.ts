import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprintInputs, stampName } from '#build/build-inputs.ts';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { foldersOf, writeSiteFolder } from '../studio-fixture.ts';
import { createPublisher } from './publisher.ts';

const writeBuild = async (dist: string, files: Record<string, string>) => {
  await rm(dist, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
};

/** A publisher whose builds write what they are told to; a build itself is tested in build/. */
async function open(build: (dist: string) => Promise<void>, { opens = true, mistakes = [] as string[] } = {}) {
  const folders = foldersOf(await writeSiteFolder());
  const sent: SiteEvent[] = [];
  const opened: string[] = [];
  const steps = [{ id: 'a', time: Date.now() + 60_000, label: 'words in Quick Intro', file: 'home.yaml', path: [] }];
  const publisher = createPublisher({
    folders,
    listSteps: () => steps,
    listMistakes: async () => mistakes,
    send: (event) => void sent.push(event),
    openFolder: async (folder) => opens && opened.push(folder) > 0,
    build: async (order, { onProgress } = {}) => {
      onProgress?.('Building pages…');
      await build(String(order.site?.dist));
      await writeFile(join(String(order.site?.dist), stampName), String(order.site?.stamp));
    },
  });
  return { publisher, folders, sent, opened, steps };
}

test('a build says which files are new, changed and gone, and how far it is', async () => {
  const { publisher, folders, sent } = await open((dist) =>
    writeBuild(dist, {
      'site/index.html': 'new words',
      'site/a.js': '1',
      'site/new.png': '12',
      'site/index.html.br': 'x',
    }),
  );
  await writeBuild(folders.dist, { 'site/index.html': 'words', 'site/a.js': '1', 'site/old.png': '123' });
  const answer = await publisher.build();
  expect(answer).toMatchObject({
    outcome: 'built',
    folder: join(folders.dist, 'site'),
    files: [
      { file: 'index.html', how: 'changed', bytes: 9 },
      { file: 'new.png', how: 'new', bytes: 2 },
      { file: 'old.png', how: 'gone', bytes: 3 },
    ],
  });
  expect(sent.map((event) => event.event === 'job' && event.state)).toEqual(['running', 'done']);
});

test('two presses are one build', async () => {
  let count = 0;
  const { publisher } = await open(async (dist) => {
    count++;
    await writeBuild(dist, { 'site/index.html': '' });
  });
  await Promise.all([publisher.build(), publisher.build()]);
  expect(count).toBe(1);
});

test('a build that fails keeps the last one, and says what is to be mended', async () => {
  const fails = async () => {
    throw new Error('There is 1 mistake in the content.');
  };
  const { publisher, sent } = await open(fails, { mistakes: ['home.yaml, line 3: must not be empty'] });
  expect(await publisher.build()).toEqual({
    outcome: 'refused',
    sentence: 'Your last build is still there. This one waits until these are mended.',
    mistakes: ['home.yaml, line 3: must not be empty'],
  });
  expect(sent.at(-1)).toMatchObject({ event: 'job', state: 'failed' });
});

test('what was done since the last build is counted and named, also what no step tells of', async () => {
  const { publisher, folders, steps } = await open(async () => {});
  expect(await publisher.countChanges()).toBeUndefined();
  expect(await publisher.readChanges()).toMatchObject({ changes: ['words in Quick Intro'], mistakes: [] });
  await writeBuild(folders.dist, { [stampName]: fingerprintInputs(folders.content) });
  expect(await publisher.countChanges()).toBe(1);
  steps.pop();
  expect(await publisher.countChanges()).toBe(0);
  expect((await publisher.readChanges()).changes).toEqual([]);
  await writeFile(join(folders.content, 'notes.yaml'), 'a: 1');
  expect((await publisher.readChanges()).changes).toHaveLength(1);
});

test('the folder is opened once there is a build, and told where that is impossible', async () => {
  const { publisher, folders, opened } = await open(async () => {});
  expect(await publisher.open()).toMatchObject({ outcome: 'refused' });
  await writeBuild(folders.dist, { [stampName]: '' });
  expect(await publisher.open()).toEqual({ outcome: 'opened' });
  expect(opened).toEqual([join(folders.dist, 'site')]);
  const other = await open(async () => {}, { opens: false });
  await writeBuild(other.folders.dist, { [stampName]: '' });
  expect(await other.publisher.open()).toMatchObject({ sentence: expect.stringContaining(other.folders.dist) });
});
