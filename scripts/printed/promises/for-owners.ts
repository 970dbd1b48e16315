import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';
import { siteAddress, until } from '../walkthrough.ts';
import { listsNewMessages } from './guestbook-checks.ts';
import { findsNothingToUpgrade, goesThere, installs, makesASite } from './making-a-site.ts';
import { buildsTheSite, checkServing, makesTheResume, showsChangesWhenSaved } from './site-checks.ts';
import { supabaseChecks } from './supabase.ts';

export const forOwners: DocumentChecks = {
  document: 'docs/for-owners.md',
  where: 'site',
  checks: {
    'npm run new -- ../my-site --sample': makesASite('characters/bonbon/character.yaml'),
    'cd ../my-site': goesThere,
    'npm install': installs,
    'npm run dev': showsChangesWhenSaved,
    'npx bonbon schema': {
      promises: 'writes the schemas anew',
      async run(walk) {
        await rm(join(walk.folder, '.bonbon/schema'), { recursive: true, force: true });
        await walk.type();
        assert(existsSync(join(walk.folder, '.bonbon/schema/site.json')));
      },
    },
    'npm run resume': makesTheResume,
    'npm run resume -- --replace': {
      promises: 'writes over a PDF of the owner’s own, which nothing else does',
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
    'npm run guestbook -- list': listsNewMessages,
    ...supabaseChecks,
    'npm run build': buildsTheSite,
    'TRUST_PROXY=1 npm start': {
      promises: 'tells visitors behind a proxy apart',
      async run(walk) {
        await walk.endServer();
        await checkServing(walk, walk.start());
        const before = await countVisitors();
        for (const address of ['203.0.113.5', '198.51.100.7']) {
          const headers = { 'x-forwarded-for': address, 'user-agent': browser };
          assert.equal((await fetch(`${siteAddress}count?p=%2F&t=Home`, { headers })).status, 200);
        }
        await until('two visitors more are counted', async () => (await countVisitors()) === before + 2);
        await walk.endServer();
      },
    },
    'npm run upgrade': findsNothingToUpgrade,
  },
};

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function countVisitors(): Promise<number> {
  const { count } = (await (await fetch(`${siteAddress}counter/TOTAL.json`)).json()) as { count: string };
  return Number(count.replace(/\D/g, ''));
}
