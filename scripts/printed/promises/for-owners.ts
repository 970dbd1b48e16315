import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentChecks } from '../plan.ts';
import { siteAddress, until } from '../walkthrough.ts';
import { listsNewMessages } from './guestbook-checks.ts';
import { buildsTheSite, checkServing, makesTheResume, showsChangesWhenSaved } from './site-checks.ts';
import { supabaseChecks } from './supabase.ts';

export const forOwners: DocumentChecks = {
  document: 'docs/for-owners.md',
  checks: {
    'npm run dev': showsChangesWhenSaved,
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
    'npm run music -- measure': {
      promises: 'shows how loud and how long the sample songs are',
      async run(walk) {
        const { printed } = await walk.type();
        for (const song of ['night-bus', 'save-point', 'sunset-drive']) assert(printed.includes(song), song);
        assert.match(printed, /LUFS|loud/i);
        assert.match(printed, /second|length|long|\d:\d\d/i);
      },
    },
    'npm run guestbook -- list': listsNewMessages,
    ...supabaseChecks,
    'npm test -- unit contrast': {
      promises: 'ends with 0 failed while every text stands out, and else names the colours',
      async run(walk) {
        assert.match((await walk.type()).printed, /\b0 failed\s*$/);
      },
    },
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
  },
};

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function countVisitors(): Promise<number> {
  const { count } = (await (await fetch(`${siteAddress}counter/TOTAL.json`)).json()) as { count: string };
  return Number(count.replace(/\D/g, ''));
}
