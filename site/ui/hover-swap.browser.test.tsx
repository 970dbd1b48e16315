import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Picture } from '#model/picture.ts';
import heart from '../styles/art/heart.svg';
import star from '../styles/art/star.svg';
import '../styles/base.css';
import { HoverSwap } from './hover-swap.tsx';

const first: Picture = { src: heart, width: 120, height: 120, isPixelArt: true };
const second: Picture = { src: star, width: 120, height: 120, isPixelArt: true };
const swap = page.getByRole('button', { name: 'A heart; it turns into a star.' });

async function renderSwap() {
  await userEvent.unhover(document.body);
  await render(<HoverSwap first={first} second={second} alt="A heart; it turns into a star." />);
}

function nameShown() {
  const visible = [...swap.element().children].filter((picture) => getComputedStyle(picture).opacity === '1');
  return visible.map((picture) => (picture.getAttribute('src') === heart ? 'first' : 'second')).join();
}

function tap() {
  swap.element().dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
}

test('the first picture is shown, 120 x 120', async () => {
  await renderSwap();
  expect(nameShown()).toBe('first');
  for (const image of swap.element().querySelectorAll('img')) {
    expect([image.width, image.height]).toEqual([120, 120]);
  }
});

test('the second picture is shown while a mouse is over it', async () => {
  await renderSwap();
  await swap.hover();
  expect(nameShown()).toBe('second');
  await swap.unhover();
  expect(nameShown()).toBe('first');
});

test('a mouse click does not swap the pictures', async () => {
  await renderSwap();
  await swap.click();
  expect(nameShown()).toBe('second');
  await swap.unhover();
  expect(nameShown()).toBe('first');
});

test('the second picture is shown on keyboard focus, and Enter swaps them again', async () => {
  await renderSwap();
  await userEvent.tab();
  await expect.element(swap).toHaveFocus();
  expect(nameShown()).toBe('second');
  await userEvent.keyboard('{Enter}');
  await expect.poll(nameShown).toBe('first');
  await userEvent.keyboard('{Enter}');
  await expect.poll(nameShown).toBe('second');
});

test('a tap swaps the pictures, and the next tap swaps them back', async () => {
  await renderSwap();
  tap();
  await expect.poll(nameShown).toBe('second');
  tap();
  await expect.poll(nameShown).toBe('first');
});
