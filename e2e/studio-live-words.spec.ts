import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type FrameLocator, type Page, type Route } from '@playwright/test';
import { test } from './studio-fixture.ts';

/** Opens the studio, and changes a word while the page waits for its words, which `deliver` brings. */
async function openWhileChanging(
  page: Page,
  studio: { content: string; open: (page: Page) => Promise<FrameLocator> },
  deliver: (route: Route, change: () => Promise<void>) => Promise<void>,
) {
  const file = join(studio.content, 'home.yaml');
  const changed = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(/virtual:content\/home$/, (route) =>
    deliver(route, () => {
      isHeld = true;
      return changed.promise;
    }),
  );
  const opening = studio.open(page);
  await expect.poll(() => isHeld).toBe(true);
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('title: Quick Intro', 'title: A word before'));
  await expect(page.getByRole('complementary').getByRole('button', { name: /^A word before/ })).toBeVisible();
  changed.resolve();
  const site = await opening;
  await expect(site.getByRole('heading', { name: 'A word before' })).toBeVisible();
  return site;
}

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test('a change that comes while the page loads is on it', async ({ page, studio }) => {
  await openWhileChanging(page, studio, async (route, change) => {
    const response = await route.fetch();
    await change();
    await route.fulfill({ response });
  });
});

test('words that change between a page and its scripts are on it, and nothing complains', async ({ page, studio }) => {
  const complaints = collectComplaints(page);
  const site = await openWhileChanging(page, studio, async (route, change) => {
    await change();
    await route.continue();
  });
  await expect(site.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

type HeldReact = { tellBegun: () => void; letReactWork: () => void };

test('words that change while the page is being hydrated are on it afterwards, and nothing complains', async ({
  page,
  studio,
}) => {
  const complaints = collectComplaints(page);
  const update = Promise.withResolvers<{ path: string; timestamp: number }[]>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, updates } = JSON.parse(String(payload));
      if (type === 'update') update.resolve(updates);
    }),
  );
  const begun = Promise.withResolvers<void>();
  await page.exposeFunction('tellBegun', begun.resolve);
  // React works when a message that it sends to itself arrives.
  await page.addInitScript(() => {
    if (self === top) return;
    const { postMessage } = MessagePort.prototype;
    const held: [MessagePort, unknown][] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push([this, message]);
      (self as unknown as HeldReact).tellBegun();
    };
    Object.assign(self, {
      letReactWork() {
        MessagePort.prototype.postMessage = postMessage;
        for (const [port, message] of held) port.postMessage(message);
      },
    });
  });
  const opening = studio.open(page);
  await begun.promise;
  const file = join(studio.content, 'home.yaml');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('title: Quick Intro', 'title: A word before'));
  const addresses = (await update.promise).map(
    ({ path, timestamp }) => `${path.replace('\0', '/@id/__x00__')}?t=${timestamp}`,
  );
  const preview = page.frames().find((frame) => frame !== page.mainFrame());
  await preview?.evaluate(async (all) => {
    // As long as an update would take that does not wait for React.
    for (const address of all) await fetch(address);
    // As a part of the page that loads later does.
    await import(all[0] as string);
    (self as unknown as HeldReact).letReactWork();
  }, addresses);
  const site = await opening;
  await expect(site.getByRole('heading', { name: 'A word before' })).toBeVisible();
  expect(complaints).toEqual([]);
});
