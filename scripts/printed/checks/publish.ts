import assert from 'node:assert/strict';
import type { DocumentChecks } from '../plan.ts';
import { siteAddress, waitUntil } from '../walkthrough.ts';
import { buildsTheSite, checkServing } from './site-checks.ts';

export const publish: DocumentChecks = {
  document: 'docs/guide/publish.md',
  where: 'site',
  checks: {
    'npm run build': buildsTheSite,
    'TRUST_PROXY=1 npm start': {
      expects: 'tells visitors behind a proxy apart',
      async run(walk) {
        await walk.endServer();
        await checkServing(walk, walk.start());
        const before = await countVisitors();
        for (const address of ['203.0.113.5', '198.51.100.7']) {
          const headers = { 'x-forwarded-for': address, 'user-agent': browser };
          assert.equal((await fetch(`${siteAddress}count?p=%2F&t=Home`, { headers })).status, 200);
        }
        await waitUntil('two more visitors are counted', async () => (await countVisitors()) === before + 2);
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
