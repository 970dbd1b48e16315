import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page-fixture.ts';
import { kinds } from './pages.ts';

/** The least part of the screen that belongs to the page, and where Home's begins at the latest, in pixels. */
const screens = [
  { width: 1280, height: 800, leastShare: 0.65, headerHeight: 150, homeStart: 300 },
  { width: 390, height: 844, leastShare: 0.6, headerHeight: 120, homeStart: 290 },
  { width: 360, height: 640, leastShare: 0.55, headerHeight: 120, homeStart: 290 },
];

const openPage = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
};

/** What lies between the frame's header and its bottom bar, in pixels from the top of the window. */
const measure = (page: Page) =>
  page.evaluate(() => ({
    headerEnd: (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + 3,
    start: document.querySelector('main')?.getBoundingClientRect().top ?? 0,
    end: document.querySelector('[role="contentinfo"], footer')?.getBoundingClientRect().top ?? 0,
    subtitleLetters: document.querySelector('header h1 + p')?.textContent.length ?? 0,
  }));

for (const { width, height, leastShare, headerHeight, homeStart } of screens) {
  test(`the first screen of ${width} x ${height} belongs to the page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { path } of kinds) {
      await openPage(page, path);
      const { headerEnd, start, end, subtitleLetters } = await measure(page);
      if (path === '/') {
        expect(start, 'Home').toBeLessThanOrEqual(homeStart);
        continue;
      }
      // A phone's line has room for 42 letters.
      if (subtitleLetters <= 42) expect(headerEnd, path).toBe(headerHeight);
      expect((end - start) / height, path).toBeGreaterThanOrEqual(leastShare);
    }
  });
}

test('a phone on its side shows the page below a header of one line', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { path, heading, subtitle } of kinds) {
    await openPage(page, path);
    const { headerEnd, start, end } = await measure(page);
    expect(headerEnd, path).toBe(52);
    expect((end - start) / 390, path).toBeGreaterThan(0.6);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport({ ratio: 1 });
    // It stays for screen readers.
    if (subtitle) await expect(page.getByRole('banner').getByText(subtitle, { exact: true })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Bonbon' }).first()).toBeInViewport();
  }
});

const longTitles = {
  'a sentence': 'Sixty letters make a title that no header has room for, ever',
  'one word': 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenuhr',
  Japanese:
    '六十文字の題名はどのヘッダーにも収まりきらないほど長いので折り返して表示されることになりますがそれでも読めます',
  Arabic: 'عنوان من ستين حرفا لا يتسع له أي ترويسة في هذا الموقع الصغير',
};
const longSubtitle =
  'A subtitle may have a hundred and twenty letters, and each of them can be read at each width, in any font there may be.';

/** The words of the header's scene that stick out of it, and those that the mascot or the bubble covers. */
const findHidden = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('header h1, header h1 + p')];
    const scene = words[0]?.parentElement?.parentElement?.getBoundingClientRect() as DOMRect;
    const isCutOff = (bubble: Element) => {
      const [own, box] = [bubble, bubble.parentElement as Element].map((element) => element.getBoundingClientRect());
      return (
        bubble.matches('p') && own && box && (own.top >= box.bottom || own.right > box.right || own.left < box.left)
      );
    };
    const others = [...document.querySelectorAll('header img, header [aria-hidden="true"] p')]
      // A bubble without room has wrapped out of its box, which cuts it off.
      .filter((other) => other.checkVisibility() && !isCutOff(other))
      .filter((other) => other.matches('p') || !other.closest('[aria-hidden="true"]'))
      .map((other) => ({ other, box: other.getBoundingClientRect() }));
    return words.flatMap((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return [...text.getClientRects()]
        .filter(({ width }) => width > 0)
        .flatMap(({ left, right, top, bottom }) => {
          const isOutside = left < scene.left || right > scene.right || top < scene.top || bottom > scene.bottom;
          const cover = others.find(
            ({ box }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          );
          if (isOutside) return `${element.tagName} is outside`;
          return cover ? `${element.tagName} is covered by ${cover.other.outerHTML}` : [];
        });
    });
  });

for (const [kind, title] of Object.entries(longTitles)) {
  test(`a title of sixty letters and a long subtitle are never cut: ${kind}`, async ({ page }) => {
    for (const path of ['/', '/guestbook']) {
      await openPage(page, path);
      // The frame is hydrated when its last part is there.
      await expect(page.getByRole('switch').first()).toBeAttached();
      await page.evaluate(
        ([heading, line]) => {
          const [h1, subtitle] = document.querySelectorAll<HTMLElement>('header h1, header h1 + p');
          if (!h1?.firstElementChild || !subtitle) throw new Error('the header has no title or no subtitle');
          h1.firstElementChild.textContent = heading;
          // The longest class of titles.
          for (const name of ['length', 'homeLength']) if (h1.dataset[name]) h1.dataset[name] = '6';
          subtitle.textContent = line;
        },
        [title, longSubtitle] as const,
      );
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [820, 1180],
        [1280, 800],
        [1680, 1050],
      ] as const) {
        await page.setViewportSize({ width, height });
        // What follows the width by script comes a frame later.
        await expect.poll(() => findHidden(page), `${path} at ${width} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the frame and its columns stand on whole pixels in windows of any width', async ({ page }) => {
  await openPage(page, '/buttons');
  for (const width of [321, 391, 760, 821, 979, 981, 1280, 1281, 1499, 1501, 1680, 1683]) {
    await page.setViewportSize({ width, height: 801 });
    const fractions = await page.evaluate(() =>
      [...document.querySelectorAll('header, nav, main, aside[aria-label], main + *')].flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right].filter((place) => !Number.isInteger(place)).map((place) => `${element.tagName} ${place}`);
      }),
    );
    expect(fractions, `at ${width} px`).toEqual([]);
  }
});

test('no empty rail stands beside a long page: the end of the side area stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/oc-gallery/thistle');
  const navigation = page.getByRole('navigation', { name: 'Site' });
  const button = page.getByRole('complementary', { name: 'Web button' });
  await expect(navigation).toBeInViewport();
  await expect(page.getByRole('switch').first()).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(button).toBeInViewport({ ratio: 1 });
  // Where the rail fits, all of it stays.
  for (const [width, height] of [
    [1280, 1300],
    [1680, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 400));
    await expect(navigation, `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(button, `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the boxes below a page end it within one screen, Little Extras beside the button', async ({
  page,
}) => {
  await openPage(page, '/connect');
  const extras = page.getByRole('region', { name: 'Little Extras' });
  const button = page.getByRole('complementary', { name: 'Web button' });
  // Measured in one go: what comes late moves all three.
  const readBoxes = async () => {
    const [one, other] = [await extras.elementHandle(), await button.elementHandle()];
    return page
      .locator('main')
      .evaluate(
        (main, others) => [main, ...others].map((element) => element?.getBoundingClientRect().toJSON() as DOMRect),
        [one, other],
      );
  };
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(extras).toBeVisible();
    const [main, first, second] = (await readBoxes()) as [DOMRect, DOMRect, DOMRect];
    expect(second.top, `at ${width} px`).toBe(first.top);
    expect(second.bottom, `at ${width} px`).toBe(first.bottom);
    expect(second.left, `at ${width} px`).toBeGreaterThan(first.right);
    expect(second.bottom - main.bottom, `at ${width} px`).toBeLessThanOrEqual(width < 360 ? 784 : 640);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('on a wide screen a desk, a wall, a grid and pages of two columns take the third column', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1050 });
  const measureWidth = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
  for (const path of ['/interests', '/guestbook', '/oc-gallery', '/buttons', '/projects/proj-1', '/resume']) {
    await openPage(page, path);
    expect(await measureWidth(), path).toBe(1296);
  }
  await openPage(page, '/oc-gallery/thistle');
  expect(await measureWidth()).toBe(1008);
});

test('no box of the frame lies over another at a page’s end, and beside a wide page the navigation is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const widePages = ['/interests', '/oc-gallery', '/guestbook'];
  for (const path of [...widePages, '/', '/aboutme', '/oc-gallery/thistle']) {
    await openPage(page, path);
    await expect(page.getByRole('switch').first()).toBeAttached();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const boxes = [
      page.getByRole('navigation', { name: 'Site' }),
      page.locator('main'),
      page.getByRole('region', { name: 'Visitor counter' }),
      page.getByRole('region', { name: 'Random Facts' }),
      page.getByRole('complementary', { name: 'Web button' }),
    ];
    if (widePages.includes(path)) await expect(boxes[0] as Locator, path).toBeInViewport({ ratio: 1 });
    const places: DOMRect[] = await Promise.all(
      boxes.map((box) => box.evaluate((element) => element.getBoundingClientRect().toJSON())),
    );
    const overlaps = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top,
        ),
    );
    expect(overlaps, path).toEqual([]);
  }
});
