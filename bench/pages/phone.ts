import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Recording, recordTransfers } from '../../scripts/page-weight/transfers.ts';

/** A cheap phone on a slow line, as Lighthouse describes them: slow 4G, and a processor a quarter as fast. */
const screen = { width: 412, height: 823 };
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const cpuSlowdown = 4;

export type Phone = { page: Page; recording: Recording; close: () => Promise<void> };

/** An empty page with an empty cache, whose traffic is recorded. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  const recording = await recordTransfers(session);
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, recording, close: () => context.close() };
}
