import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openExampleGuestbook, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { databaseFile } from '#server/storage/database.ts';
import { copyDatabase } from '#server/storage/database-file.ts';
import type { DocumentChecks } from '../plan.ts';
import type { Walkthrough } from '../walkthrough.ts';
import { forkChecks } from './fork.ts';
import { changesFolder, installs, makesASite } from './making-a-site.ts';
import { checkServing } from './site-checks.ts';

const message = 'Hello from before.';

/** An owner's folder of an older version, with a message in its guestbook. */
async function makeOldSite({ clone, outerFolder }: Walkthrough): Promise<string> {
  const folder = join(outerFolder, 'old-site');
  if (existsSync(folder)) return folder;
  await mkdir(join(folder, 'data'), { recursive: true });
  await cp(join(clone, 'e2e/second-owner/content'), join(folder, 'content'), { recursive: true });
  await using guestbook = openExampleGuestbook();
  await guestbook.post(rowAt(Date.UTC(2026, 10, 21), { message }));
  copyDatabase(join(guestbook.dataFolder, databaseFile), join(folder, 'data', databaseFile));
  return folder;
}

const hasMessage = async (walk: Walkthrough) => (await walk.listMessages()).some((entry) => entry.message === message);

export const upgrading: DocumentChecks = {
  document: 'docs/guide/upgrading.md',
  where: 'clone',
  checks: {
    'npm run new -- ../my-site --yes': makesASite('site.yaml'),
    'cd ../my-site': changesFolder,
    'npm install': installs,
    'npm run upgrade': {
      expects: 'upgrades content/ of the old folder, which replaced the new one',
      where: 'site',
      async run(walk) {
        const old = await makeOldSite(walk);
        await rm(join(walk.folder, 'content'), { recursive: true });
        for (const name of ['content', 'data']) await cp(join(old, name), join(walk.folder, name), { recursive: true });
        await walk.type({ answer: 'y' });
      },
    },
    'npm start': {
      expects: 'serves the site with all its messages',
      where: 'site',
      async run(walk) {
        await checkServing(walk, walk.start());
        assert(await hasMessage(walk));
      },
    },
    'npm run upgrade -- --site ../old-site': {
      expects: 'upgrades a folder that stays where it is',
      async run(walk) {
        await makeOldSite(walk);
        await walk.type({ answer: 'y' });
      },
    },
    'npm start -- --site ../old-site': {
      expects: 'serves the old folder with its messages',
      async run(walk) {
        await makeOldSite(walk);
        await walk.endServer();
        await checkServing(walk, walk.start(), '../old-site/content');
        assert(await hasMessage(walk));
      },
    },
    'npm run guestbook -- list --site ../old-site': {
      expects: 'shows its messages',
      async run(walk) {
        await makeOldSite(walk);
        const { printed } = await walk.type();
        assert(printed.includes(message), printed);
        await walk.endServer();
      },
    },
    ...forkChecks,
  },
};
