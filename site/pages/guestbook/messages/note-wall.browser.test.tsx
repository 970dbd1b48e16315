import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Entry } from '#model/guestbook.ts';
import { entries, openBook, renderGuestbook, storeRows } from '#site/pages/guestbook/guestbook-fixture.tsx';
import { entryAt, toRow } from '#site/pages/guestbook/store/entry-fixture.ts';
import { createFakeBackend } from '#site/pages/guestbook/store/fake-backend.ts';
import { mixedRows } from './mixed-rows-fixture.ts';

const messages = page.getByRole('region', { name: 'Messages' });
const topsOf = (elements: Element[]) => elements.map((element) => Math.round(element.getBoundingClientRect().top));
const placesOf = () => entries.elements().map((entry) => entry.closest('li') as HTMLElement);

/** As the frame leaves it to the page's main part. */
async function openWall(width: number, rows = mixedRows) {
  await page.viewport(width, 900);
  document.body.style.cssText = `padding: 0; margin: 0 auto; max-width: ${{ 1280: 932, 1680: 1296 }[width] ?? width - 24}px`;
  const book = await openBook(createFakeBackend({ rows: [...rows] }));
  await expect.element(entries.nth(rows.length - 1)).toBeVisible();
  return book;
}

test.each([
  [1280, 2400],
  [390, 4800],
])('25 messages of mixed lengths with replies take, %i px wide, at most %i px', async (width, most) => {
  await openWall(width);
  const panel = messages.element().getBoundingClientRect();
  expect(placesOf()).toHaveLength(25);
  expect(panel.height).toBeLessThanOrEqual(most);
});

test.each([1680, 1280, 820, 390, 320])('%i px wide, no note cuts its words off or leaves its place', async (width) => {
  await openWall(width);
  for (const place of placesOf()) {
    const { left, right, bottom } = place.getBoundingClientRect();
    for (const element of place.querySelectorAll('h3, h4, p, time, a')) {
      const box = element.getBoundingClientRect();
      expect(element.scrollHeight, element.textContent).toBeLessThanOrEqual(
        element.clientHeight || element.scrollHeight,
      );
      expect(box.left, element.textContent).toBeGreaterThanOrEqual(left - 12);
      expect(box.right, element.textContent).toBeLessThanOrEqual(right + 12);
      expect(box.bottom, element.textContent).toBeLessThanOrEqual(bottom + 12);
    }
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test.each([1680, 1280, 820, 390, 320])(
  '%i px wide, all lines of a note stand on the rules of its paper',
  async (width) => {
    await openWall(width);
    for (const place of placesOf()) {
      const note = place.querySelector('[data-paper]') as HTMLElement;
      const top = note.querySelector('h3')?.parentElement?.getBoundingClientRect().top ?? 0;
      const lines = [...note.querySelectorAll('h3, time, p:not([data-size])')].filter(
        (line) => line.closest('article > div') === note && !line.matches('[class*=status]'),
      );
      for (const line of lines) {
        const style = getComputedStyle(line);
        expect(Number.parseFloat(style.lineHeight), line.className).toBe(24);
        const inside = line.getBoundingClientRect().top + Number.parseFloat(style.paddingTop) - top - 7;
        // The words are a little below the name and the day.
        const rest = line.tagName === 'P' ? inside - 8 : inside;
        if (line.tagName !== 'TIME') expect(Math.abs(rest % 24), line.textContent ?? '').toBeLessThan(0.1);
      }
    }
  },
);

test('the wall is a list, newest first, and its rows keep that order', async () => {
  await openWall(1280);
  const list = messages.getByRole('list').first().element();
  expect(list.tagName).toBe('OL');
  const times = [...list.querySelectorAll(':scope > li article h3')].map(
    (name) => name.parentElement?.querySelector('time')?.dateTime ?? '',
  );
  expect(times).toEqual([...times].sort().reverse());
  const tops = topsOf(placesOf());
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test.each([
  [1680, 4],
  [1280, 3],
])('%i px wide, %i short notes share a row, in which all are equally high', async (width, most) => {
  await openWall(width);
  const rows = Map.groupBy(placesOf(), (place) => Math.round(place.getBoundingClientRect().top));
  expect(Math.max(...[...rows.values()].map((row) => row.length))).toBe(most);
  for (const row of rows.values()) {
    const bottoms = row.map((place) => Math.round(place.lastElementChild?.getBoundingClientRect().bottom ?? 0));
    expect(new Set(bottoms).size).toBe(1);
  }
});

test('a note has the sticker and the paper of its entry, or those of its id', async () => {
  const rows = [
    toRow(entryAt(1760000000026, { sticker: 'ghost', paper: 'letter' })),
    toRow(entryAt(1760000000025)),
    toRow({ ...entryAt(1760000000024), sticker: 'dragon' as 'moon', paper: 'gold' as 'milk' }),
  ];
  await openWall(1280, rows);
  const looks = entries
    .elements()
    .map((entry) => [
      entry.querySelector('[data-sticker]')?.getAttribute('data-sticker'),
      entry.querySelector('[data-paper]')?.getAttribute('data-paper'),
    ]);
  expect(looks).toEqual([
    ['ghost', 'letter'],
    ['strawberry', 'gingham'],
    ['heart', 'gingham'],
  ]);
});

test.each([1680, 1280, 820])('%i px wide, no note is wider than one beside it that says more', async (width) => {
  await openWall(width);
  const rows = Map.groupBy(placesOf(), (place) => Math.round(place.getBoundingClientRect().top));
  for (const row of rows.values()) {
    const sizes = row.map((place) => ({
      width: place.getBoundingClientRect().width,
      words: [...place.querySelectorAll('p')].reduce((sum, { textContent }) => sum + textContent.length, 0),
    }));
    for (const one of sizes)
      for (const other of sizes) if (one.width > other.width + 1) expect(one.words).toBeGreaterThan(other.words);
  }
});

test('the day stands beside the name wherever both have room', async () => {
  await openWall(1280);
  for (const place of placesOf()) {
    const name = place.querySelector('h3') as HTMLElement;
    const day = place.querySelector('time') as HTMLElement;
    const range = document.createRange();
    range.selectNodeContents(name);
    const free = (name.parentElement?.getBoundingClientRect().right ?? 0) - 12 - range.getBoundingClientRect().right;
    const isBelow = day.getBoundingClientRect().top > name.getBoundingClientRect().top + 24;
    const facts = [...(day.closest('div')?.children ?? [])].map((fact) => fact.getBoundingClientRect());
    const taken = Math.max(...facts.map(({ right }) => right)) - Math.min(...facts.map(({ left }) => left));
    if (isBelow) expect(free, name.textContent).toBeLessThan(taken + 24);
  }
});

test('a word such as "<3" is big in its note, and a sentence is not', async () => {
  storeRows(
    entryAt(3, { message: '<3' }),
    entryAt(2, { message: 'first!!' }),
    entryAt(1, { message: 'hi from the train' }),
  );
  await renderGuestbook();
  await expect.element(entries.nth(2)).toBeVisible();
  const sizes = entries
    .elements()
    .map((entry) => Number.parseFloat(getComputedStyle(entry.querySelector('p') as Element).fontSize));
  expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) * 1.5);
  expect(sizes[1]).toBeGreaterThan(sizes[2] ?? 0);
});

test('one note, beside a blank one, and fifty fill the wall to its edges', async () => {
  await page.viewport(1280, 900);
  const right = (rows: Entry[]) => {
    storeRows(...rows);
    return renderGuestbook();
  };
  const { unmount } = await right([entryAt(1)]);
  await expect.element(entries).toBeVisible();
  const edge = messages.getByRole('list').first().element().getBoundingClientRect().right;
  const blank = messages.getByRole('list').first().element().lastElementChild;
  expect(blank?.getAttribute('aria-hidden')).toBe('true');
  expect(blank?.getBoundingClientRect().right).toBeCloseTo(edge, 0);
  // A short one is small, and the blank one says whose place it is.
  expect(placesOf()[0]?.getBoundingClientRect().width).toBeLessThan(blank?.getBoundingClientRect().width ?? 0);
  expect(blank?.textContent).toBe('Your note');
  await unmount();
  await right(Array.from({ length: 50 }, (_, index) => entryAt(index + 1, { message: `Hello ${index}` })));
  await expect.element(entries.nth(49)).toBeVisible();
  const rows = Map.groupBy(placesOf(), (place) => Math.round(place.getBoundingClientRect().top));
  for (const row of rows.values()) expect(row.at(-1)?.getBoundingClientRect().right).toBeCloseTo(edge, 0);
});
