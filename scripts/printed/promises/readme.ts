import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';
import { siteAddress } from '../walkthrough.ts';
import { copiesTheDatabase, findsAllWell, listsNewMessages } from './guestbook-checks.ts';
import { answersNoMore, buildsTheSite, checkServing, makesTheResume, showsChangesWhenSaved } from './site-checks.ts';

export const readme: DocumentChecks = {
  document: 'README.md',
  checks: {
    'npm start': {
      promises: 'installs, builds and serves the site at http://localhost:3000',
      async run(walk) {
        await walk.endServer();
        await checkServing(walk, walk.start());
        assert(existsSync(join(walk.folder, 'node_modules')));
      },
    },
    'npm run dev': showsChangesWhenSaved,
    'npm run resume': makesTheResume,
    'npm run art': {
      promises: 'makes the pictures of the sample from their drawings',
      async run(walk) {
        const picture = 'content/images/mascot/happy.svg';
        const before = await walk.read(picture);
        await rm(join(walk.folder, picture));
        await walk.type();
        assert.equal(await walk.read(picture), before);
      },
    },
    'npm run guestbook -- list': listsNewMessages,
    'npm run guestbook -- doctor': findsAllWell,
    'npm run backup': copiesTheDatabase,
    'npm run build': buildsTheSite,
    'node server/main.ts': {
      promises: 'serves the site that is built already',
      async run(walk) {
        await walk.endServer();
        await checkServing(walk, walk.start());
        await walk.endServer();
        await answersNoMore(siteAddress);
      },
    },
  },
};
