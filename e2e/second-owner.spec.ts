import type { Page } from '@playwright/test';
import { buildSite } from '#build/build-site.ts';
import { testSite } from '../scripts/test-site.ts';
import { findViolations } from './axe-fixture.ts';
import { test as base, expect } from './page-fixture.ts';
import { makeFolder, removeFolder, startSiteServer } from './site-server-fixture.ts';

/** The site of an owner who wrote as little as possible, in German, with words that are too long. */
const test = base.extend<object, { siteAddress: string }>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const folder = await makeFolder();
      await buildSite({ ...testSite, content: 'e2e/second-owner/content', dist: folder });
      const server = await startSiteServer({ DATA_FOLDER: folder, SITE_FOLDER: `${folder}/site` });
      await use(server.address);
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so the site is built only once.
test.describe.configure({ mode: 'default' });

const siteTitle = 'Unterweltpendeluhrenreparaturwerkstatt';
const clockTitle = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenuhr';

/** `emptyText` is shown instead of what the owner doesn't have. */
const pages: { path: string; heading: string; boxes: string[]; emptyText?: string }[] = [
  { path: '/', heading: siteTitle, boxes: ['Vorsicht, Stufe', 'Aushang'] },
  { path: '/aboutme', heading: 'Maulwurfsgrabschaufelhandwerkskunst', boxes: ['Wer gräbt da?'] },
  { path: '/interests', heading: 'Lieblingsdinge', boxes: ['Alles lässt sich verschieben!'] },
  { path: '/projects', heading: 'Werkstücke', boxes: ['Fertiggestelltes'] },
  {
    path: '/projects/standuhr',
    heading: clockTitle,
    boxes: ['Das Werk'],
    emptyText: 'Wie es entstand, wird hier bald erzählt.',
  },
  { path: '/projects/turmuhr', heading: 'Rathausturmuhr', boxes: ['Das Werk'] },
  {
    path: '/oc-gallery',
    heading: 'Figurensammlung',
    boxes: ['Spieluhrenfiguren'],
    emptyText: 'Noch dreht sich niemand. Die Walze ist erst halb gestiftet.',
  },
  {
    path: '/guestbook',
    heading: 'Gästebuch',
    boxes: ['Eintragen', 'Einträge'],
    emptyText: 'Noch ist das Buch leer. Hören Sie, wie still es tickt?',
  },
  { path: '/connect', heading: 'Briefkasten', boxes: ['Rohrpostbriefkastenanschrift'] },
];
/** Pages without a file, and an unknown character. */
const missing = [
  { path: '/resume', heading: 'Verlaufen', box: 'Wohin jetzt?' },
  { path: '/buttons', heading: 'Verlaufen', box: 'Wohin jetzt?' },
  { path: '/oc-gallery/niemand', heading: 'Figur nicht gefunden', box: 'Wohin jetzt?' },
];

/** Elements wider than their container, without the ticker, text for screen readers and hidden elements. */
function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.sr-only, svg, noscript, [data-player-bar], [aria-hidden="true"]'),
    );
    const isClipped = (element: Element) => {
      const { display, overflowX, clipPath } = getComputedStyle(element);
      // For screen readers at this width.
      if (clipPath === 'inset(50%)') return false;
      // The sparkle behind a title and the clouds above it overflow on purpose.
      if (display === 'inline' || element.matches('h1, header, header *, input, textarea')) return false;
      return element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
    };
    const isOutside = (element: Element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth && !element.closest('header') && !element.matches('input');
    };
    const hasOverflowingText = (element: Element) => {
      const box = element.closest('section, nav, aside, article')?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(element);
      return box !== undefined && text.getBoundingClientRect().right > box.right + 1;
    };
    return elements
      .filter((element) => isClipped(element) || isOutside(element) || hasOverflowingText(element))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

/** Boxes and pictures that are taller than the viewport. */
const findTooTall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(article, figure, img)')]
      .filter((element) => element.getBoundingClientRect().height > innerHeight)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test('every page of a second owner fits at 320 and 1280 px, and axe finds nothing on what only it has, by day and by night', async ({
  page,
}) => {
  for (const { path, heading, boxes, emptyText } of pages) {
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(path === '/' ? siteTitle : `${heading} · ${siteTitle}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(boxes, { useInnerText: true });
    if (emptyText) await expect(page.locator('main').getByText(emptyText)).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      expect(await findClipped(page), `${path} at ${width} px`).toEqual([]);
      expect(await findTooTall(page), `${path} at ${width} px`).toEqual([]);
    }
    // Other tests check the other kinds of page.
    if (path !== '/' && !emptyText) continue;
    expect(await findViolations(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { rules: ['color-contrast'] }), `${path} by night`).toEqual([]);
  }
});

test('a name of 38 letters takes at most two lines of the bar, on phones, too', async ({ page }) => {
  for (const width of [320, 360, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/projects');
    const name = page.getByRole('banner').getByRole('link', { name: siteTitle }).locator('bdi');
    await page.evaluate(() => document.fonts.ready);
    expect(await name.evaluate((element) => element.getClientRects().length), `at ${width} px`).toBeLessThanOrEqual(2);
  }
});

test('without its file a page or box is missing, with all its words', async ({ page, allowProblem }) => {
  allowProblem(/404 \(Not Found\)/);
  for (const { path, heading, box } of missing) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([box]);
  }
  await expect(page.getByText('Niemand mit diesem Namen wohnt hier.')).toBeVisible();
  await expect(page.getByText('Die anderen')).toHaveCount(0);
  await page.goto('/');
  const side = page.getByRole('complementary', { name: 'Webknopf' });
  await expect(side).toHaveText(/^Fassung 1, erschienen am 04\.12\.25$/);
  for (const name of ['Besucherzähler', 'Random Facts']) {
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('button', { name: 'Laufschrift anhalten' })).toHaveCount(0);
  await page.setViewportSize({ width: 1680, height: 900 });
  const spareWidth = await page.locator('main').evaluate((main) => {
    const [frame, inner] = [main.parentElement ?? main, main].map((element) => element.getBoundingClientRect().right);
    return Number(frame) - Number(inner);
  });
  expect(Math.round(spareWidth)).toBe(0);
});

test('without songs there is no player, and on a phone the bar is the menu alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  const button = page.getByRole('button', { name: 'Menü' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Gästebuch' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('sitemap, feeds and manifest have the existing pages and the one update', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const address = `https://${siteTitle.toLowerCase()}.example`;
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed.toSorted()).toEqual(pages.map(({ path }) => address + path).toSorted());
  expect(JSON.parse(await read('/feed.json'))).toMatchObject({
    language: 'de',
    items: [{ url: `${address}/#update-2025-12-04` }],
  });
  expect((await read('/feed.xml')).match(/<entry>/g)).toHaveLength(1);
  expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({
    lang: 'de',
    icons: [{ type: 'image/svg+xml' }, {}, {}, {}],
  });
  expect(await read('/')).not.toMatch(/og:image|rel="me" href="http/);
});

test('without JavaScript the pages fit, too, and have no empty bar', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/', '/interests', '/oc-gallery']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
  await expect(page.getByText('Noch dreht sich niemand.')).toBeVisible();
  await context.close();
});

test('an owner who wants no hearts has neither button nor number, and takes none', async ({ page, request }) => {
  const time = Date.now() - 60_000;
  const row = { id: String(time), name: 'Motte', message: 'Wie schön es tickt!', time };
  expect((await request.post('/rest/v1/guestbook_entries', { data: row })).status()).toBe(201);
  const heart = { entry_id: row.id, key: 'k'.repeat(24) };
  expect((await request.post('/rest/v1/rpc/guestbook_give_heart', { data: heart })).status()).toBe(401);
  await page.goto('/guestbook');
  await expect(page.getByRole('article')).toContainText(row.message);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});
