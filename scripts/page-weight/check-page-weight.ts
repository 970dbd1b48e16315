import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/start-server.ts';
import { compareWithBudget, formatRows, isOverBudget, type Row } from './budgets.ts';
import { listPageKinds } from './page-kinds.ts';
import { visitOnce } from './visit-once.ts';
import { weighingLaunchOptions } from './weighing-launch.ts';

/** Mostly they wait for the network to become idle. */
const visitsAtOnce = 4;

/** Visits every kind of page of a built site, prints what each costs, and returns whether all are within budget. */
export async function checkPageWeight(distFolder: string): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bonbon-page-weight-'));
  const siteFolder = join(distFolder, 'site');
  const environment = { HOST: '127.0.0.1', PORT: '0', SITE_FOLDER: siteFolder, DATA_FOLDER: dataFolder };
  const server = await startServer(readConfig(environment, distFolder));
  const browser = await chromium.launch(weighingLaunchOptions());
  try {
    const { base } = JSON.parse(await readFile(join(distFolder, 'server.json'), 'utf8')) as { base: string };
    const rows = await visitKinds(browser, new URL(base, server.url).href, siteFolder);
    console.log(formatRows(rows));
    return !rows.some(isOverBudget);
  } finally {
    await browser.close();
    await server.stop(0);
    await rm(dataFolder, { recursive: true });
  }
}

async function visitKinds(browser: Browser, home: string, siteFolder: string): Promise<Row[]> {
  const kinds = listPageKinds(siteFolder);
  const found = new Map<string, Row[]>();
  const waiting = kinds.values();
  const visitNext = async () => {
    for (const { kind, path } of waiting) {
      found.set(kind, compareWithBudget(kind, await visitOnce(browser, home + path.slice(1))));
    }
  };
  await Promise.all(Array.from({ length: visitsAtOnce }, visitNext));
  return kinds.flatMap(({ kind }) => found.get(kind) ?? []);
}
