import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';
import { changesFolder, installs, makesASite } from './making-a-site.ts';
import { opensTheStudio, showsChangesWhenSaved } from './site-checks.ts';

export const firstEvening: DocumentChecks = {
  document: 'docs/guide/first-evening.md',
  where: 'site',
  checks: {
    'npm run new -- ../my-site --sample': makesASite('characters/bonbon/character.yaml'),
    'cd ../my-site': changesFolder,
    'npm install': installs,
    'npm run studio': opensTheStudio,
    'npm run dev': showsChangesWhenSaved,
    'npx bonbon schema': {
      expects: 'writes the schemas again',
      async run(walk) {
        await rm(join(walk.folder, '.bonbon/schema'), { recursive: true, force: true });
        await walk.type();
        assert(existsSync(join(walk.folder, '.bonbon/schema/site.json')));
      },
    },
  },
};
