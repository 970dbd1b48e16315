import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BuildOrder } from '#build/build-process.ts';
import type { HostControls } from '#publish/hosts/fake-host.ts';
import { serveFakeNeocities } from '#publish/hosts/fake-neocities.ts';
import { describeSettings, writeSiteValues } from '#publish/site-file.ts';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { foldersOf, writeSiteFolder } from '../studio-fixture.ts';
import { createPublisher } from './publisher.ts';

export const key = 'a-secret-key-0123456789abcdef';
export const pages: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'aboutme/index.html': 'me',
  'assets/a.js': 'a',
};
export const choice = { settings: { host: 'neocities', name: 'bonbon' } };

/** A publisher whose builds write what they are told to; a build itself is tested in build/. */
export async function openPublisher({
  mistakes = [] as string[],
  controls = {} as HostControls,
  environment = {},
} = {}) {
  const fake = await serveFakeNeocities({ key, isSupporter: true, ...controls });
  onTestFinished(fake.close);
  const folders = foldersOf(await writeSiteFolder());
  // The stand-in is where visitors find the site.
  await writeSiteValues(folders.content, [[['address'], fake.address]]);
  const orders: BuildOrder[] = [];
  const sent: SiteEvent[] = [];
  const steps = [{ id: 'a', time: 10, label: 'words in Quick Intro', file: 'home.yaml', path: [] }];
  const publisher = createPublisher({
    folders,
    environment: { BONBON_HOST_API: fake.address, ...environment },
    listSteps: () => steps,
    listMistakes: async () => mistakes,
    writeSettings: async (settings, address) => {
      await writeSiteValues(folders.content, describeSettings(settings, address));
      return undefined;
    },
    send: (event) => void sent.push(event),
    clock: { now: () => 100, wait: async () => {} },
    openFolder: async () => true,
    build: async (order, { onProgress } = {}) => {
      orders.push(order);
      onProgress?.('Building pages…');
      const dist = String(order.site?.dist);
      await rm(dist, { recursive: true, force: true });
      for (const [path, text] of Object.entries(pages)) {
        await mkdir(dirname(join(dist, 'site', path)), { recursive: true });
        await writeFile(join(dist, 'site', path), text);
      }
      await writeFile(join(dist, 'host.json'), JSON.stringify({ name: 'neocities', notes: ['A note.'] }));
    },
  });
  const readSite = () => readFile(join(folders.content, 'site.yaml'), 'utf8');
  return { publisher, folders, fake, sent, steps, orders, readSite };
}
