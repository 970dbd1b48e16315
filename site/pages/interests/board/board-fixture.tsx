import { interests } from 'virtual:content';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Interest } from '#model/interests-schema.ts';
import type { TilePair } from '#model/tile-pairs.ts';
import { emulateMotion } from '#site/ui/motion-fixture.ts';
import { pointers } from '#site/ui/pointer-fixture.ts';
import '#site/styles/base.css';
import '#site/styles/tokens.css';
import { Board } from './board.tsx';

type Options = {
  width?: number;
  items?: Interest[];
  pairs?: TilePair[];
  hasPlaces?: boolean;
  motion?: 'reduce' | 'no-preference';
};

/** With reduced motion, so that there are no animations to wait for. */
export async function renderBoard({
  width = 900,
  items = interests.items,
  pairs,
  hasPlaces,
  motion = 'reduce',
}: Options = {}) {
  await emulateMotion(motion);
  scrollTo(0, 0);
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = `${width}px`;
  await render(
    <>
      <p id="hint">Arrow keys move it</p>
      <Board items={items} pairs={pairs} hasPlaces={hasPlaces} hasTools keyboardHintId="hint" />
    </>,
    { container },
  );
  return { container, board: container.querySelector('ul') as HTMLElement };
}

export const tile = (name: string) => page.getByRole('button', { name });

/** Scrolls the tile into view first: the board is higher than the viewport. */
export function measureBox(locator: Locator): DOMRect {
  locator.element().scrollIntoView({ block: 'nearest' });
  return locator.element().getBoundingClientRect();
}

export const readLayer = (locator: Locator) => getComputedStyle(locator.element().parentElement as Element).zIndex;

/** A point of a tile that no other tile covers. */
export function findGrip(locator: Locator): { x: number; y: number } {
  const { left, top } = measureBox(locator);
  return { x: left + 20, y: top + 20 };
}

export async function drag(locator: Locator, by: { x: number; y: number }, pointer: keyof typeof pointers = 'mouse') {
  const send = pointers[pointer];
  const { x, y } = findGrip(locator);
  await send('down', x, y);
  await send('move', x + by.x / 2, y + by.y / 2);
  await send('move', x + by.x, y + by.y);
  await send('up', x + by.x, y + by.y);
}

let latestTap = 0;

/**
 * When a test's first tap may be. Chromium takes two taps at nearly the same place for a double tap, also if the first one
 * was another test's, whose tiles were elsewhere.
 */
export const startTapping = () => Math.max(Date.now() / 1000, latestTap + 2);

/** `atSecond` is the timestamp of the touch events, which does not depend on the machine's speed. */
export async function tap(locator: Locator, atSecond: number) {
  latestTap = atSecond;
  const { x, y } = findGrip(locator);
  // Sent in order, without waiting for the first answer: half a second between them would be a long press.
  await Promise.all([pointers.touch('down', x, y, atSecond), pointers.touch('up', x, y, atSecond + 0.03)]);
}
