import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { builtFolder as builtParts } from '#model/built-folder.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { testSite } from '../scripts/test-site.ts';
import { test as base, expect, watchForProblems } from './page-fixture.ts';
import {
  makeFolder,
  programEnvironment,
  removeFolder,
  type SiteServer,
  startSiteServer,
} from './site-server-fixture.ts';

export { expect };

type OwnServer = SiteServer & {
  dataFolder: string;
  /** Starts it again after `stop` or `kill`, at the same address and with the same data. */
  start: () => Promise<void>;
  /** Runs the owner's tool on its guestbook: `npm run guestbook -- close`. Returns its output. */
  runTool: (...words: string[]) => Promise<string>;
};

type PerTest = {
  /** Override those in site.yaml. An automated browser fills in a form faster than the spam rules allow. */
  guestbookRules: Partial<GuestbookRules>;
  /** Further environment variables of the server. */
  serverEnvironment: Record<string, string>;
  /** A server for this test only, with an empty guestbook; `page` and `baseURL` use its address. */
  ownServer: OwnServer;
  /** Opens a page in a separate browser context, which shares nothing with the first. */
  openVisitor: (options?: { javaScriptEnabled?: boolean }) => Promise<Page>;
};

const builtFolder = process.env.SITE_FOLDER ? resolve(process.env.SITE_FOLDER) : join(testSite.dist, 'site');

/** Stopping the server interrupts what a page fetches after it has loaded: a song, its cover, a chunk. */
const interruptedLoad =
  /^console error: Failed to load resource: net::ERR_(CONNECTION_RE(FUSED|SET)|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING) \(\S+\/assets\/[^/]+\.(js|mp3|png|svg)\)$/;

/** Links to the built site, with other guestbook rules beside it. Returns the folder to serve. */
async function linkSite(folder: string, rules: Partial<GuestbookRules>): Promise<string> {
  const settings = JSON.parse(await readFile(join(dirname(builtFolder), 'server.json'), 'utf8')) as ServerSettings;
  const changed = { ...settings, guestbook: settings.guestbook && { ...settings.guestbook, ...rules } };
  await writeFile(join(folder, 'server.json'), JSON.stringify(changed));
  await symlink(builtFolder, join(folder, builtParts.site), 'junction');
  const render = join(dirname(builtFolder), builtParts.render);
  if (existsSync(render)) await symlink(render, join(folder, builtParts.render), 'junction');
  return join(folder, 'site');
}

export const test = base.extend<PerTest>({
  guestbookRules: [{ minFillSeconds: 0 }, { option: true }],
  serverEnvironment: [{}, { option: true }],

  ownServer: async ({ guestbookRules, serverEnvironment, allowProblem }, use) => {
    const folder = await makeFolder();
    const dataFolder = join(folder, 'data');
    await mkdir(dataFolder);
    const siteFolder = await linkSite(folder, guestbookRules);
    const environment = { ...serverEnvironment, SITE_FOLDER: siteFolder, DATA_FOLDER: dataFolder };
    let running = await startSiteServer(environment);
    const { address } = running;
    await use({
      address,
      dataFolder,
      stop: () => {
        allowProblem(interruptedLoad);
        return running.stop();
      },
      kill: () => {
        allowProblem(interruptedLoad);
        return running.kill();
      },
      start: async () => {
        running = await startSiteServer(environment, new URL(address).port);
      },
      runTool: async (...words) => {
        const env = { ...programEnvironment, DATA_FOLDER: dataFolder };
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['cli/main.ts', 'guestbook', '--site', dirname(testSite.content), ...words],
          { env },
        );
        return stdout;
      },
    });
    await running.stop();
    await removeFolder(folder);
  },
  baseURL: ({ ownServer }, use) => use(ownServer.address),

  openVisitor: async ({ browser, baseURL, problems }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      watchForProblems(context, baseURL, (problem) => problems.push(problem));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
