import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';
import { makesTheResume } from './site-checks.ts';

export const resume: DocumentChecks = {
  document: 'docs/guide/resume.md',
  where: 'site',
  checks: {
    'npm run resume': makesTheResume,
    'npm run resume -- --replace': {
      expects: 'replaces the owner’s own PDF, which nothing else does',
      async run(walk) {
        const pdf = join(walk.folder, 'content/resume.pdf');
        const before = await readFile(pdf);
        const own = Buffer.from('%PDF-1.4\n% my own\n%%EOF\n');
        await writeFile(pdf, own);
        await walk.terminal.run('npm run resume');
        assert.deepEqual(await readFile(pdf), own);
        await walk.type();
        assert.notDeepEqual(await readFile(pdf), own);
        await writeFile(pdf, before);
      },
    },
  },
};
