import { interests } from 'virtual:content';
import { cdp, type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Interest } from '#model/interests-schema.ts';
import type { TilePair } from '#model/tile-pairs.ts';
import { emulateMotion } from '#site/ui/motion-fixture.ts';
import '#site/styles/base.css';
import '#site/styles/tokens.css';
import { Board } from './board.tsx';

type Options = {
  width?: number;
  items?: Interest[];
  pairs?: TilePair[];
  motion?: 'reduce' | 'no-preference';
};

/** With reduced motion, so that there are no animations to wait for. */
export async function renderBoard({ width = 900, items = interests.items, pairs, motion = 'reduce' }: Options = {}) {
  await emulateMotion(motion);
  scrollTo(0, 0);
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = `${width}px`;
  await render(
    <>
      <p id="hint">Arrow keys move it</p>
      <Board items={items} pairs={pairs} hasTools keyboardHintId="hint" />
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

/** The protocol's coordinates are relative to the page around the test's iframe. */
function toPage(x: number, y: number) {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: x + left, y: y + top };
}

const mouseTypes = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const;
const touchTypes = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const;

async function press(pointerType: 'mouse' | 'pen', kind: keyof typeof mouseTypes, x: number, y: number) {
  const type = mouseTypes[kind];
  const buttons = kind === 'up' ? 0 : 1;
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...toPage(x, y),
    button: 'left',
    buttons,
    clickCount: 1,
    pointerType,
  });
}

export const pointers = {
  mouse: (kind: keyof typeof mouseTypes, x: number, y: number) => press('mouse', kind, x, y),
  pen: (kind: keyof typeof mouseTypes, x: number, y: number) => press('pen', kind, x, y),
  async touch(kind: keyof typeof touchTypes, x: number, y: number, timestamp = Date.now() / 1000) {
    const touchPoints = kind === 'down' || kind === 'move' ? [toPage(x, y)] : [];
    await cdp().send('Input.dispatchTouchEvent', { type: touchTypes[kind], touchPoints, timestamp });
  },
};

export async function drag(locator: Locator, by: { x: number; y: number }, pointer: keyof typeof pointers = 'mouse') {
  const send = pointers[pointer];
  const { x, y } = findGrip(locator);
  await send('down', x, y);
  await send('move', x + by.x / 2, y + by.y / 2);
  await send('move', x + by.x, y + by.y);
  await send('up', x + by.x, y + by.y);
}

/** `atSecond` is the timestamp of the touch events, which does not depend on the machine's speed. */
export async function tap(locator: Locator, atSecond: number) {
  const { x, y } = findGrip(locator);
  await pointers.touch('down', x, y, atSecond);
  await pointers.touch('up', x, y, atSecond + 0.03);
}
