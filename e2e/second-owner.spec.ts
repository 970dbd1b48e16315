import type { Page } from '@playwright/test';
import { buildSite } from '#build/build-site.ts';
import { testSite } from '../scripts/test-site.ts';
import { findBarriers } from './axe-fixture.ts';
import { test as base, expect } from './page-fixture.ts';
import { makeFolder, removeFolder, startSiteServer } from './site-server-fixture.ts';

/** The site of an owner who wrote as little as they could, in German, and with words that do not fit. */
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

// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const site = 'Unterweltpendeluhrenreparaturwerkstatt';
const clock = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenuhr';

/** `says` is what stands there instead of what the owner has not got. */
const pages: { path: string; heading: string; boxes: string[]; says?: string }[] = [
  { path: '/', heading: site, boxes: ['Vorsicht, Stufe', 'Aushang'] },
  { path: '/aboutme', heading: 'Maulwurfsgrabschaufelhandwerkskunst', boxes: ['Wer gräbt da?'] },
  { path: '/interests', heading: 'Lieblingsdinge', boxes: ['Alles lässt sich verschieben!'] },
  { path: '/projects', heading: 'Werkstücke', boxes: ['Fertiggestelltes'] },
  {
    path: '/projects/standuhr',
    heading: clock,
    boxes: ['Das Werk'],
    says: 'Wie es entstand, wird hier bald erzählt.',
  },
  { path: '/projects/turmuhr', heading: 'Rathausturmuhr', boxes: ['Das Werk'] },
  {
    path: '/oc-gallery',
    heading: 'Figurensammlung',
    boxes: ['Spieluhrenfiguren'],
    says: 'Noch dreht sich niemand. Die Walze ist erst halb gestiftet.',
  },
  {
    path: '/guestbook',
    heading: 'Gästebuch',
    boxes: ['Eintragen', 'Einträge'],
    says: 'Noch ist das Buch leer. Hören Sie, wie still es tickt?',
  },
  { path: '/connect', heading: 'Briefkasten', boxes: ['Rohrpostbriefkastenanschrift'] },
];
/** Pages whose files are not there, and what is below a page that is. */
const missing = [
  { path: '/resume', heading: 'Verlaufen' },
  { path: '/buttons', heading: 'Verlaufen' },
  { path: '/oc-gallery/niemand', heading: 'Figur nicht gefunden' },
];

/** What is wider than its place: all but lines that run by, words for screen readers, and what no eye can see. */
function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inner = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.sr-only, svg, noscript, [data-player-bar], [aria-hidden="true"]'),
    );
    const isClipped = (element: Element) => {
      const { display, overflowX } = getComputedStyle(element);
      // The sparkle behind a title and the clouds above it hang over on purpose.
      if (display === 'inline' || element.matches('h1, header, header *, input, textarea')) return false;
      return element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
    };
    const isOutside = (element: Element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth && !element.closest('header') && !element.matches('input');
    };
    const hasLostWords = (element: Element) => {
      const box = element.closest('section, nav, aside, article')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(element);
      return box !== undefined && words.getBoundingClientRect().right > box.right + 1;
    };
    return inner
      .filter((element) => isClipped(element) || isOutside(element) || hasLostWords(element))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

/** Boxes and pictures that are higher than the screen. */
const findTooHigh = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(article, figure, img)')]
      .filter((element) => element.getBoundingClientRect().height > innerHeight)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test('every page of another owner is whole at 320, 390 and 1280 px, by day and by night', async ({ page }) => {
  for (const { path, heading, boxes, says } of pages) {
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(path === '/' ? site : `${heading} · ${site}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(boxes, { useInnerText: true });
    if (says) await expect(page.locator('main').getByText(says)).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      expect(await findClipped(page), `${path} at ${width} px`).toEqual([]);
      expect(await findTooHigh(page), `${path} at ${width} px`).toEqual([]);
    }
    expect(await findBarriers(page), path).toEqual([]);
    // Every kind of page the sample has is looked at by night elsewhere; these have what the sample has not.
    if (path !== '/' && !says) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findBarriers(page, ['color-contrast']), `${path} by night`).toEqual([]);
  }
});

test('what has no file is not there: not its page, not its box, not a word of it', async ({ page, allowProblem }) => {
  allowProblem(/404 \(Not Found\)/);
  for (const { path, heading } of missing) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([heading]);
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
  const spareRoom = await page.locator('main').evaluate((main) => {
    const [frame, inner] = [main.parentElement ?? main, main].map((element) => element.getBoundingClientRect().right);
    return Number(frame) - Number(inner);
  });
  expect(Math.round(spareRoom)).toBe(0);
});

test('without songs the bar says so, and nothing on it can be moved but the bar itself', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('contentinfo', { name: 'Musik' });
  await expect(bar.getByText('Keine Musik')).toBeVisible();
  for (const control of await bar.locator('button:visible, input:visible').all()) {
    const isItself = (await control.getAttribute('aria-label')) === 'Musik einklappen';
    expect(await control.isDisabled(), await control.evaluate(({ outerHTML }) => outerHTML)).toBe(!isItself);
  }
});

test('machines find the pages that are there, and one update', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const address = `https://${site.toLowerCase()}.example`;
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

test('without JavaScript the pages hold the same, and no empty bar', async ({ browser, baseURL }) => {
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
