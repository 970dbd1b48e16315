import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { createFakeEngine, createTracks } from './engines/fake-engine.ts';
import { MusicPlayer } from './music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });

async function renderPlayer(title: string): Promise<void> {
  await render(<MusicPlayer tracks={createTracks(title)} startEngine={createFakeEngine().start} random={() => 0} />);
  await expect.element(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
}

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

/** The part of the bar that the menu button stands on. */
const menuPx = (width: number) => (width < 560 ? 44 : 104) + 4;

test('from 980px seek and volume are in the bar; below, one button opens them above it', async () => {
  const volume = player.getByRole('slider', { name: 'Volume' });
  const seek = player.getByRole('slider', { name: 'Seek' });
  const button = player.getByRole('button', { name: 'Expand player' });
  await page.viewport(980, 800);
  await renderPlayer('Alpha');
  await expect.element(volume).toBeVisible();
  await expect.element(seek).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  for (const width of [979, 759, 320]) {
    await page.viewport(width, 800);
    expect(volume.elements()).toEqual([]);
    await button.click();
    await expect.element(volume).toBeVisible();
    await expect.element(player.getByText('The Alpha Band').last()).toBeVisible();
    await expect
      .poll(() => player.element().querySelector(':popover-open')?.contains(document.activeElement))
      .toBe(true);
    for (const control of [volume, seek, player.getByRole('button', { name: 'Mute' })]) {
      const box = control.element().getBoundingClientRect();
      expect(box.bottom).toBeLessThanOrEqual(player.element().getBoundingClientRect().top);
      expect([box.height >= 44, box.left >= 0, box.right <= width]).toEqual([true, true, true]);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    expect(volume.elements()).toEqual([]);
  }
});

test('a click beside the large player closes it, and so does its button; the focus comes back', async () => {
  await page.viewport(390, 800);
  await renderPlayer('Alpha');
  const button = player.getByRole('button', { name: 'Expand player' });
  const volume = player.getByRole('slider', { name: 'Volume' });
  await button.click();
  await expect.element(volume).toBeVisible();
  await button.click();
  await expect.element(volume).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(volume).toBeVisible();
  await userEvent.click(document.body, { position: { x: 5, y: 5 } });
  await expect.element(volume).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test.each([320, 768, 1280])('at %dpx the bar grows with text at 200%', async (width) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = '200%';
  await renderPlayer('Alpha');
  const bar = player.element().getBoundingClientRect();
  expect(bar.bottom).toBe(800);
  expect(document.documentElement.scrollWidth).toBe(width);
  for (const element of player.element().querySelectorAll('p[title], input, button')) {
    if (!element.checkVisibility()) continue;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    expect(bottom, element.outerHTML).toBeLessThanOrEqual(800);
    expect([top >= bar.top, left >= 0, right <= width], element.outerHTML).toEqual([true, true, true]);
  }
});

test.each([320, 360, 390, 759, 760, 979])('at %dpx everything fits inside the bar, beside the menu', async (width) => {
  await page.viewport(width, 800);
  await renderPlayer('A title that is far too long for the little screen of a telephone');
  const bar = player.element().getBoundingClientRect();
  expect(bar.height).toBe(60);
  expect(document.documentElement.scrollWidth).toBe(width);
  let left = menuPx(width);
  for (const name of ['Cassette player', 'Previous track', 'Pause', 'Next track', 'Expand player']) {
    const box = player.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    expect(box.left, name).toBeGreaterThanOrEqual(left);
    const fits = [box.top >= bar.top, box.bottom <= 800, box.right <= width, box.width >= 36];
    expect(fits, name).toEqual([true, true, true, true]);
    if (name !== 'Cassette player') expect(box.height).toBeGreaterThanOrEqual(44);
    left = box.right;
  }
  const title = player.element().querySelector('p[title]')?.getBoundingClientRect();
  expect(title?.width).toBeGreaterThanOrEqual(40);
});

test.each([320, 390])(
  'at %dpx the words of a long title are never cut: it turns over by whole lines',
  async (width) => {
    await page.viewport(width, 800);
    await renderPlayer('Rain on a Tin Roof, and other things that fall');
    const board = player
      .getByTitle(/^Rain on/)
      .first()
      .element() as HTMLElement;
    await expect.poll(() => board.hasAttribute('data-turns')).toBe(true);
    const lineHeight = Number.parseFloat(getComputedStyle(board).lineHeight);
    expect(board.clientHeight / lineHeight).toBeCloseTo(2, 1);
    expect(board.firstElementChild?.scrollWidth).toBeLessThanOrEqual(board.clientWidth);
  },
);
