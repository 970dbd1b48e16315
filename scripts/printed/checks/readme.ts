import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';
import { changesFolder, installs, makesASite } from './making-a-site.ts';
import { buildsTheSite, checkServing, opensTheStudio, showsChangesWhenSaved } from './site-checks.ts';

export const readme: DocumentChecks = {
  document: 'README.md',
  where: 'site',
  checks: {
    'npm start': {
      expects: 'installs, builds and serves the sample at http://localhost:3000',
      where: 'clone',
      async run(walk) {
        await walk.endServer();
        await checkServing(walk, walk.start());
        assert(existsSync(join(walk.folder, 'node_modules')));
      },
    },
    'npm run new -- ../my-site': makesASite('site.yaml'),
    'cd ../my-site': changesFolder,
    'npm install': installs,
    'npm run studio': opensTheStudio,
    'npm run dev': showsChangesWhenSaved,
    'npm run check': {
      expects: 'lists every mistake in content/, with file, line and an example',
      async run(walk) {
        await walk.type();
        await walk.withChange(
          'content/site.yaml',
          (text) => text.replace(/^tagline: /m, 'tagLine: '),
          async () => {
            const { code, printed } = await walk.type({ mayFail: true });
            assert.equal(code, 1);
            assert.match(printed, /content\/site\.yaml:\d+:1 +tagLine .*tagline/);
            assert.match(printed, /for example: tagline: /);
          },
        );
      },
    },
    'npx bonbon --help': {
      expects: 'lists all verbs',
      async run(walk) {
        const { printed } = await walk.type();
        for (const verb of ['new', 'start', 'check', 'guestbook', 'upgrade'])
          assert.match(printed, new RegExp(`^ +${verb} `, 'm'));
      },
    },
    'npm run build': buildsTheSite,
  },
};
