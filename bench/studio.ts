// Benchmarks the studio in Chromium, with the sample's size and with a hundred characters: node bench/studio.ts
import '#server/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import type { ChangeAnswer, ChangeRequest } from '#studio/protocol/change.ts';
import type { SiteState } from '#studio/protocol/site-state.ts';
import { chromiumLaunchOptions } from '../scripts/chromium-launch.ts';
import { type SiteCounts, writeMadeUpSite } from './made-up-site.ts';
import { formatSpread } from './spread.ts';

const small: SiteCounts = { characters: 4, projects: 2, updates: 6, friends: 12, tiles: 15, photos: 0 };
const large: SiteCounts = { characters: 100, projects: 20, updates: 200, friends: 50, tiles: 50, photos: 5 };
const changes = 15;
const program = join(import.meta.dirname, '../bin/bonbon.mjs');

const workFolder = await mkdtemp(join(tmpdir(), 'bonbon-bench-'));
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  // The first start also bundles the window and compiles TypeScript, once for each version of Bonbon.
  for (const [name, counts] of Object.entries({ 'as large as the sample': small, '100 characters': large })) {
    const site = join(workFolder, name.replaceAll(' ', '-'));
    await writeMadeUpSite(site, counts);
    console.log(`\n${name}`);
    printSeconds('first start until the address is printed', (await measureStart(site)).seconds);
    const { seconds, address, stop } = await measureStart(site, { keepsRunning: true });
    printSeconds('next start', seconds);
    const context = await browser.newContext();
    try {
      await measureChanges(context, address);
    } finally {
      await context.close();
      await stop();
    }
  }
} finally {
  await browser.close();
  await rm(workFolder, { recursive: true, force: true, maxRetries: 3 });
}

async function measureStart(site: string, { keepsRunning = false } = {}) {
  const startMs = performance.now();
  const env = { ...process.env, BROWSER: 'none', PORT: '4700' };
  const child = spawn(process.execPath, [program, 'studio'], { cwd: site, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(chunk);
    if (printed.includes('token=')) break;
  }
  const seconds = (performance.now() - startMs) / 1000;
  const [address = ''] = /http:\S+/.exec(printed) ?? [];
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  if (!keepsRunning) await stop();
  return { seconds, address, stop };
}

/** From sending a text of Home to the studio, to the page that shows it. */
async function measureChanges(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  const { preview } = await page.evaluate(async () => (await (await fetch('/api/site')).json()) as SiteState);
  const shown = await context.newPage();
  await shown.goto(preview.origin + preview.base, { waitUntil: 'networkidle' });
  const saved: number[] = [];
  const seen: number[] = [];
  let before = await page.evaluate(readText);
  for (let count = 0; count < changes; count++) {
    const text = `Words ${count} of the bench`;
    const startMs = performance.now();
    const request: ChangeRequest = {
      changes: [{ do: 'set', file: 'home.yaml', path: ['quickIntro', 'title'], value: text }],
      before: [before],
      label: 'words of the bench',
    };
    const { outcome } = await page.evaluate(sendChange, JSON.stringify(request));
    if (outcome !== 'saved') throw new Error(`the change was ${outcome}`);
    saved.push(performance.now() - startMs);
    await shown.waitForFunction((words) => document.body.textContent.includes(words), text, { polling: 10 });
    seen.push(performance.now() - startMs);
    before = text;
  }
  console.log(`${'a text until it is saved, ms'.padEnd(44)}${formatSpread(saved)}`);
  console.log(`${'a text until it is on the page, ms'.padEnd(44)}${formatSpread(seen)}`);
}

async function readText(): Promise<string> {
  const { files } = (await (await fetch('/api/site')).json()) as SiteState;
  const home = files.find(({ file }) => file === 'home.yaml')?.data as { quickIntro: { title: string } };
  return home.quickIntro.title;
}

async function sendChange(body: string): Promise<ChangeAnswer> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/change', { method: 'POST', headers, body })).json();
}

function printSeconds(name: string, seconds: number): void {
  console.log(`${name.padEnd(44)}${seconds.toFixed(1)} s`);
}
