import assert from 'node:assert/strict';
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { serveFakeNekoweb } from '#publish/hosts/fake-nekoweb.ts';
import type { DocumentChecks } from '../plan.ts';
import { siteAddress, type Walkthrough, waitUntil } from '../walkthrough.ts';
import { buildsTheSite, checkServing } from './site-checks.ts';

export const publish: DocumentChecks = {
  document: 'docs/guide/publish.md',
  where: 'site',
  checks: {
    'npm run publish-site': {
      expects: 'without a terminal, sends nothing, and names the option that publishes',
      async run(walk) {
        await walk.endServer();
        await withStandIn(walk, async (files) => {
          const { code, printed } = await walk.type({ mayFail: true });
          assert.equal(code, 1);
          assert.match(printed, /Nothing was sent: .*npm run publish-site -- --yes/);
          assert(!files.has('guestbook/index.html'));
        });
      },
    },
    'npm run publish-site -- --dry-run': {
      expects: 'lists what would change, and sends nothing',
      async run(walk) {
        await withStandIn(walk, async (files) => {
          const { printed } = await walk.type();
          assert.match(printed, /^ {2}new +[\d.]+ k?B?\w* +guestbook\/index\.html$/m);
          assert(!files.has('guestbook/index.html'));
        });
      },
    },
    'npm run publish-site -- --yes': {
      expects: 'publishes, looks at every page, and leaves the site of a server on this computer as it is',
      async run(walk) {
        await withStandIn(walk, async (files) => {
          const findServed = () => realpath(join(walk.folder, 'dist')).catch(() => 'none');
          const served = await findServed();
          const { printed } = await walk.type();
          assert.equal(await findServed(), served);
          assert.match(printed, /Looked at \d+ pages as a visitor: all fine\.\nYour site is at http/);
          assert(!printed.includes(key));
          assert(files.has('guestbook/index.html'));
        });
      },
    },
    'npm run publish-site -- --ci': {
      expects: 'writes the files of GitHub and GitLab',
      async run(walk) {
        await withStandIn(walk, async () => {
          const { printed } = await walk.type();
          assert.match(printed, /Written: .github\/workflows\/publish.yml\nWritten: .gitlab-ci.yml/);
          assert.match(printed, /Give the service BONBON_NEKOWEB_KEY/);
          assert(!printed.includes(key));
        });
        for (const name of ['.github', '.gitlab-ci.yml']) await rm(join(walk.folder, name), { recursive: true });
      },
    },
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

const key = 'a-key-of-the-stand-in';

/** Lets `act` happen in a site that is published to a stand-in for Nekoweb, and gives it the files there. */
async function withStandIn(walk: Walkthrough, act: (files: Map<string, Buffer>) => Promise<void>): Promise<void> {
  const fake = await serveFakeNekoweb({ key });
  const { variables } = walk.terminal;
  Object.assign(variables, { BONBON_HOST_API: `${fake.address}api/`, BONBON_NEKOWEB_KEY: key });
  const choose = (text: string) =>
    `${text.replace(/^address: .*$/m, `address: ${fake.address}`)}\npublish: { host: nekoweb, name: bonbon }\n`;
  try {
    await walk.withChange(`${walk.content}/site.yaml`, choose, () => act(fake.files));
  } finally {
    delete variables.BONBON_HOST_API;
    delete variables.BONBON_NEKOWEB_KEY;
    await fake.close();
  }
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function countVisitors(): Promise<number> {
  const { count } = (await (await fetch(`${siteAddress}counter/TOTAL.json`)).json()) as { count: string };
  return Number(count.replace(/\D/g, ''));
}
