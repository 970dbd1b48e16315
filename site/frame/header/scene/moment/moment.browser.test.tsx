import { delights } from 'virtual:content';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { watchGestures } from '#site/frame/music-player/offer/first-gesture.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { Doors } from '#site/ui/look-around.tsx';
import '#site/styles/fonts.css';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { Moment } from './moment.tsx';

// As the header's place does, in a rule that a style sheet can overrule.
const clipping = document.createElement('style');
clipping.textContent = '.place { overflow: clip }';
document.head.append(clipping);

const picture = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  width: 50,
  height: 50,
  isPixelArt: true,
};
const doors = (['/projects', '/interests', '/resume'] as const).map((to) => ({
  to,
  title: `To ${to}`,
  text: 'A door',
  picture,
  tone: 'pink' as const,
}));
const today = new Date(2026, 10, 25, 12);
const onMood = vi.fn();

let unmountLast = async () => {};

/** Again is another visit. */
async function show({ width = 900, height = 200, now = today, state = 'paused' } = {}) {
  await unmountLast();
  const { unmount } = await render(
    <StaticNavigation pathname="/">
      <div
        data-testid="place"
        className="place"
        style={{ position: 'relative', width, minHeight: height, marginTop: 60 }}
      >
        <Moment moment={delights.moment} doors={doors} now={() => now} onMood={onMood} />
      </div>
      <main>
        <Doors doors={doors} />
      </main>
      <footer data-player-bar="" data-state={state} />
    </StaticNavigation>,
  );
  unmountLast = unmount;
}

const parcel = () => page.getByRole('button');
const marked = () => [...document.querySelectorAll<HTMLElement>('[data-today]')].map(({ dataset }) => dataset.door);

test('clicked, the parcel opens, the figure points, and one door is marked all day', async () => {
  await show();
  expect(marked()).toEqual([]);
  await parcel().click();
  const [door] = marked();
  expect(marked()).toHaveLength(1);
  expect(onMood).toHaveBeenLastCalledWith({ picture: delights.moment?.figure });
  await expect.poll(() => page.getByRole('status').element().textContent).toContain(`To ${door}`);
  await show({ now: new Date(2026, 10, 25, 23) });
  expect(marked()).toEqual([door]);
  expect(page.getByRole('status').element().textContent).toBe('');
});

test('the next day it is wrapped again, and another door is the day’s', async () => {
  await show();
  await parcel().click();
  const before = marked();
  await show({ now: new Date(2026, 10, 26, 12) });
  expect(marked()).toEqual([]);
  await parcel().click();
  expect(marked()).not.toEqual(before);
});

test('the keyboard opens it, Escape ends the speech, and so does a click elsewhere', async () => {
  await show();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(parcel()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(parcel()).toHaveAttribute('aria-expanded', 'false');
  expect(onMood).toHaveBeenLastCalledWith(undefined);
  await parcel().click();
  await page.getByTestId('place').click({ position: { x: 5, y: 5 } });
  await expect.element(parcel()).toHaveAttribute('aria-expanded', 'false');
});

test('it says that the click starts the music as long as it does', async () => {
  await show({ state: 'waiting' });
  await expect.element(parcel()).toHaveAccessibleName(delights.moment?.labelWithMusic ?? '');
  (document.querySelector('[data-player-bar]') as HTMLElement).dataset.state = 'playing';
  await expect.element(parcel()).toHaveAccessibleName(delights.moment?.label ?? '');
});

test('while a bubble asks for music, it neither says nor does the same', async () => {
  await show({ state: 'waiting' });
  const offer = document.createElement('div');
  offer.dataset.musicOffer = '';
  document.querySelector('[data-player-bar]')?.append(offer);
  await expect.element(parcel()).toHaveAccessibleName(delights.moment?.label ?? '');
  const starts = vi.fn();
  const end = new AbortController();
  watchGestures(starts, end.signal);
  await parcel().click();
  expect(starts).not.toHaveBeenCalled();
  offer.remove();
  await expect.poll(() => parcel().element().hasAttribute('data-opens')).toBe(false);
  await parcel().click();
  expect(starts).toHaveBeenCalled();
  end.abort();
});

test.each([
  [900, 200],
  [568, 146],
  [400, 200],
  [350, 110],
  [310, 110],
])(
  'in a place of %i x %i pixels that clips, the speech is seen, and covers neither parcel nor words nor doors',
  async (width, height) => {
    await show({ width, height });
    await parcel().click();
    const bubble = page.getByRole('status').element().firstElementChild as HTMLElement;
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    const box = parcel().element().getBoundingClientRect();
    expect(left >= box.right || right <= box.left || bottom <= box.top).toBe(true);
    expect(bottom).toBeLessThanOrEqual(page.getByRole('main').element().getBoundingClientRect().top);
    expect(left).toBeGreaterThanOrEqual(page.getByTestId('place').element().getBoundingClientRect().left);
    for (const [x, y] of [
      [left + 2, top + 2],
      [right - 2, bottom - 2],
    ] as const) {
      expect(bubble.contains(document.elementFromPoint(x, y))).toBe(true);
    }
  },
);

test.each([350, 320])(
  'on a phone %i px wide its label is seen, and the place has the room for its speech',
  async (width) => {
    await document.fonts.load('18px "Jersey 10"');
    await show({ width, height: 110 });
    const place = page.getByTestId('place').element();
    const label = parcel().element().querySelector('span') as HTMLElement;
    const box = label.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(place.getBoundingClientRect().top);
    expect(label.contains(document.elementFromPoint(box.left + 2, box.top + 2))).toBe(true);
    await parcel().click();
    await expect.element(parcel()).toHaveAttribute('aria-expanded', 'true');
    expect(place.getBoundingClientRect().height).toBe(110);
  },
);

test('it keeps to the place beside the words, and steps out if there is none', async () => {
  await show({ width: 350, height: 110 });
  const place = page.getByTestId('place').element().getBoundingClientRect();
  const box = parcel().element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(place.top);
  expect(box.right).toBeLessThan(place.right - 80);
  await show({ width: 350, height: 62 });
  await expect.poll(() => parcel().elements().length).toBe(0);
});
