import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, DocumentChecks } from '../plan.ts';

const passes = (expects: string): Check => ({
  expects,
  async run(walk) {
    assert.match((await walk.type()).printed, /\b[1-9]\d* passed, 0 failed\s*$/);
  },
});

export const contributing: DocumentChecks = {
  document: 'CONTRIBUTING.md',
  where: 'clone',
  checks: {
    'git ls-files | grep guestbook': {
      expects: 'shows all of the guestbook, in every folder',
      async run(walk) {
        if (!walk.hasGit) return;
        const { printed } = await walk.type();
        for (const folder of ['sample', 'starter', 'model', 'server', 'site', 'admin', 'cli', 'supabase', 'e2e']) {
          assert.match(printed, new RegExp(`^${folder}/.*guestbook`, 'm'));
        }
      },
    },
    'npm test -- imports': {
      expects: 'prints the rule that an import breaks',
      async run(walk) {
        await walk.withChange(
          'model/friends.ts',
          (text) => `import { readConfig } from '#server/config.ts';\nvoid readConfig;\n${text}`,
          async () => {
            const { code, printed } = await walk.type({ mayFail: true });
            assert.notEqual(code, 0);
            assert(printed.includes('model imports nothing but the schema library.'), printed);
          },
        );
      },
    },
    'npm run format': {
      expects: 'formats, and sorts imports',
      async run(walk) {
        const file = 'model/friends.ts';
        const before = await walk.read(file);
        await walk.write(file, `\n\n${before}\n\n`);
        await walk.type();
        assert.equal(await walk.read(file), before);
      },
    },
    'npm run art': {
      expects: 'makes the pictures of the sample from their drawings',
      async run(walk) {
        const picture = 'sample/content/images/mascot/happy.svg';
        const before = await walk.read(picture);
        await rm(join(walk.folder, picture));
        await walk.type();
        assert.equal(await walk.read(picture), before);
      },
    },
    'npm run fonts': {
      expects: 'makes the small font files',
      async run(walk) {
        const font = join(walk.folder, 'site/styles/fonts/jersey-10-400-common.woff2');
        const before = await readFile(font);
        await rm(font);
        await walk.type();
        assert.ok(before.equals(await readFile(font)));
      },
    },
    'npm test -- unit friends': passes('runs the unit tests of one file'),
    'npm test -- browser ui/dialog': passes('runs the component tests of one file'),
    'npm test -- e2e theme': passes('runs the end-to-end tests of one file'),
    'npm test -- unit contrast': passes('finds enough contrast in every text'),
    'npm test -- workshop': passes("audits the sample's art and songs, unless they have passed as they are"),
    'npm test -- lockfile': passes('finds nothing missing in the lockfiles'),
    'npm test -- sizes': {
      expects: 'shows what every kind of page weighs',
      async run(walk) {
        assert.match((await walk.type()).printed, /^\/guestbook( +[\d,]+){9}$/m);
      },
    },
  },
};
