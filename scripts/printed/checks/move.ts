import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';

const file = 'my-site.zip';

export const move: DocumentChecks = {
  document: 'docs/guide/move.md',
  where: 'site',
  checks: {
    [`npm run export -- ${file}`]: {
      expects: 'writes the whole site into one file',
      async run(walk) {
        await rm(join(walk.folder, file), { force: true });
        const { printed } = await walk.type();
        assert.match(printed, /my-site\.zip: \d+ files of content, [\d,]+ messages? and the visits of/);
      },
    },
    [`npm run import -- ${file}`]: {
      expects: 'adds what the site lacks, which is nothing, after a question',
      async run(walk) {
        const before = walk.countEntries();
        const { printed } = await walk.type({ answer: 'y' });
        assert.match(printed, /0 messages added/);
        assert.equal(walk.countEntries(), before);
        await rm(join(walk.folder, file));
      },
    },
  },
};
