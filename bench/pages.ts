// Measures every kind of page on a cheap phone, beside the smallest page of React:
// node bench/pages.ts [--runs 5] [--only /,/projects] [--against http://127.0.0.1:4000]
import '#server/require-node.mjs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWhenDue } from '#build/build-when-due.ts';
import { findClonedSite } from '#build/folders/site-folders.ts';
import { listPageKinds } from '../scripts/page-weight/page-kinds.ts';
import { weighingLaunchOptions } from '../scripts/page-weight/weighing-launch.ts';
import { readPagesOptions } from './bench-options.ts';
import { type Click, clickThrough, readShown, type Shown } from './pages/click.ts';
import { clickColumns, loadColumns, timeColumns, weightColumns } from './pages/columns.ts';
import { secondPage } from './pages/floor/floor-page.ts';
import { formatPageTable } from './pages/page-table.ts';
import { buildReactFloor } from './pages/react-floor.ts';
import { type Visit, visitPage } from './pages/visit.ts';
import { startOurs } from './servers.ts';

type Measured = {
  name: string;
  url: string;
  click: { from: string; address: string; shown: Shown };
};

const options = readPagesOptions(process.argv.slice(2));
const site = findClonedSite();
if (!site) throw new Error('There is no site to measure: this needs sample/content or content.');
await buildWhenDue(site);
const siteFolder = join(site.dist, 'site');
const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
const ours = await startOurs(siteFolder, { DATA_FOLDER: join(workFolder, 'data') });
const floor = await startOurs(await buildReactFloor(workFolder), { DATA_FOLDER: join(workFolder, 'floor-data') });
const browser = await chromium.launch(weighingLaunchOptions());
try {
  const measured = [
    {
      name: "React's bare floor",
      url: `${floor.origin}/`,
      click: { from: `${floor.origin}/`, address: '/second', shown: secondPage },
    },
    ...(await listOurs(browser, ours.origin, '')),
    ...(options.against ? await listOurs(browser, options.against, ' (against)') : []),
  ];
  await measureAll(browser, measured);
} finally {
  await browser.close();
  for (const server of [ours, floor]) server.process.kill();
  await rm(workFolder, { recursive: true });
}

async function listOurs(browser: Browser, origin: string, note: string): Promise<Measured[]> {
  const { base } = JSON.parse(await readFile(join(siteFolder, '../server.json'), 'utf8')) as { base: string };
  const address = (path: string) => base + path.slice(1);
  const kinds = listPageKinds(siteFolder).filter(({ kind }) => !options.only || options.only.includes(kind));
  const pages: Measured[] = [];
  for (const { kind, path } of kinds) {
    // A project and a character are opened from the page above; Home from a page that is not Home.
    const from = path === '/' ? '/aboutme' : path.replace(/[^/]+$/, '').replace(/(.)\/$/, '$1');
    const url = origin + address(path);
    const click = { from: origin + address(from), address: address(path), shown: await readShown(browser, url) };
    pages.push({ name: kind + note, url, click });
  }
  return pages;
}

/** Round by round, so that load on the machine affects every page. */
async function measureAll(browser: Browser, pages: Measured[]): Promise<void> {
  const visits = new Map(pages.map(({ name }): [string, Visit[]] => [name, []]));
  const clicks = new Map(pages.map(({ name }): [string, Click[]] => [name, []]));
  for (let run = 1; run <= options.runs; run++) {
    console.log(`Run ${run} of ${options.runs}…`);
    for (const { name, url, click } of pages) {
      visits.get(name)?.push(await visitPage(browser, url));
      clicks.get(name)?.push(await clickThrough(browser, click));
    }
  }
  const print = (title: string, table: string) => console.log(`\n${title}\n${table}`);
  console.log(
    `\nSlow 4G, 4x slower processor, empty cache, nothing hovered. ${options.runs} runs: median (lowest-highest).`,
  );
  print('kB on the wire until nothing is requested for 3 s', formatPageTable(visits, weightColumns));
  print('Requested before and after the load event', formatPageTable(visits, loadColumns));
  print('Milliseconds', formatPageTable(visits, timeColumns));
  print('Tapping a link to the page: ms to the first frame with it', formatPageTable(clicks, clickColumns));
}
