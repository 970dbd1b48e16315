// Counts the frames of pages that are dragged and scrolled on a slow processor, beside a bare page:
// node bench/frames.ts [--runs 5] [--against http://127.0.0.1:4000]
import '#server/require-node.mjs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWhenDue } from '#build/build-when-due.ts';
import { findClonedSite } from '#build/folders/site-folders.ts';
import { chromiumLaunchOptions } from '../scripts/chromium-launch.ts';
import { readFramesOptions } from './bench-options.ts';
import { fillGuestbook } from './fill-guestbook.ts';
import { type FrameTimes, timeFrames } from './frames/frame-times.ts';
import { openScene, type Scene, scenes } from './frames/scenes.ts';
import { findTimeZone } from './frames/time-zone.ts';
import { type Column, formatPageTable } from './pages/page-table.ts';
import { startOurs } from './servers.ts';

/** A laptop's screen, on which windows are dragged, with a processor a quarter as fast. */
const screen = { width: 1280, height: 800 };
const cpuSlowdown = 4;
const messages = 25;
const noon = 12;
const isDark = (hour: number) => hour >= 21 || hour < 5;

/** `share` is of the bare page's frames a second, of the same run. */
type Run = FrameTimes & { share: number };

const columns: Column<Run>[] = [
  { name: 'frames a second', read: ({ perSecond }) => perSecond, digits: 1 },
  { name: 'of the bare page', read: ({ share }) => share, digits: 2 },
  { name: 'median ms', read: ({ medianMs }) => medianMs, digits: 1 },
  { name: '95th percentile', read: ({ slowMs }) => slowMs, digits: 1 },
  { name: 'longest', read: ({ longestMs }) => longestMs, digits: 1 },
];

const options = readFramesOptions(process.argv.slice(2));
const site = findClonedSite();
if (!site) throw new Error('There is no site to measure: this needs sample/content or content.');
await buildWhenDue(site);
const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
const dataFolder = join(workFolder, 'data');
fillGuestbook(dataFolder, messages);
const ours = await startOurs(join(site.dist, 'site'), { DATA_FOLDER: dataFolder });
const { base } = JSON.parse(await readFile(join(site.dist, 'server.json'), 'utf8')) as { base: string };
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const origins = { '': ours.origin, ...(options.against && { ' (against)': options.against }) };
  const runs = new Map<string, Run[]>();
  for (let run = 1; run <= options.runs; run++) {
    console.log(`Run ${run} of ${options.runs}…`);
    await measureAll(origins, (name, measured) => runs.set(name, [...(runs.get(name) ?? []), measured]));
  }
  console.log(
    `\n4x slower processor. ${options.runs === 1 ? 'One run' : `${options.runs} runs`}: median (lowest-highest).\n${formatPageTable(runs, columns)}`,
  );
} finally {
  await browser.close();
  ours.process.kill();
  await rm(workFolder, { recursive: true });
}

/** The bare page and ours one after the other, so that load on the machine affects both. */
async function measureAll(origins: Record<string, string>, note: (name: string, run: Run) => void): Promise<void> {
  for (const { bare, ours: ownScenes } of scenes) {
    const least = await measure(browser, bare, '');
    note(bare.name, { ...least, share: 1 });
    for (const scene of ownScenes) {
      for (const [remark, origin] of Object.entries(origins)) {
        const times = await measure(browser, scene, origin);
        note(scene.name + remark, { ...times, share: times.perSecond / least.perSecond });
      }
    }
  }
}

async function measure(chrome: Browser, scene: Scene, origin: string): Promise<FrameTimes> {
  const hour = scene.hour ?? noon;
  const context = await chrome.newContext({
    viewport: screen,
    timezoneId: findTimeZone(hour, new Date()),
    colorScheme: isDark(hour) ? 'dark' : 'light',
  });
  try {
    const page = await context.newPage();
    await openScene(page, scene, (path) => origin + base + path.slice(1));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await timeFrames(page, () => scene.act(page, session));
  } finally {
    await context.close();
  }
}
