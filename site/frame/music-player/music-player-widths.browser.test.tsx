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

test('the volume slider is in the bar at 980px or more; below that, a button opens it above the bar', async () => {
  const volume = player.getByRole('slider', { name: 'Volume' });
  const opener = player.getByRole('button', { name: 'Volume', exact: true });
  await page.viewport(980, 800);
  await renderPlayer('Alpha');
  await expect.element(volume).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
  for (const width of [979, 759, 320]) {
    await page.viewport(width, 800);
    expect(volume.elements()).toEqual([]);
    await opener.click();
    await expect.element(volume).toBeVisible();
    const box = volume.element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(player.element().getBoundingClientRect().top);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(player.getByRole('button', { name: 'Mute' }).element().getBoundingClientRect().height).toBe(44);
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    expect(volume.elements()).toEqual([]);
  }
});

test('an open volume slider stays above the bar while the window grows, and moves into it when it closes', async () => {
  const volume = player.getByRole('slider', { name: 'Volume' });
  const top = () => player.element().getBoundingClientRect().top;
  await page.viewport(759, 800);
  await renderPlayer('Alpha');
  await player.getByRole('button', { name: 'Volume', exact: true }).click();
  await page.viewport(1280, 800);
  const box = volume.element().getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(top());
  expect(box.bottom).toBeGreaterThan(top() - 60);
  expect(box.right).toBeLessThanOrEqual(1280);
  await userEvent.keyboard('{Escape}');
  expect(volume.element().getBoundingClientRect().top).toBeGreaterThan(top());
});

test.each([320, 768, 1280])('at %dpx the bar grows with text at 200%', async (width) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = '200%';
  await renderPlayer('Alpha');
  const bar = player.element().getBoundingClientRect();
  expect(bar.bottom).toBe(800);
  expect(document.documentElement.scrollWidth).toBe(width);
  for (const element of player.element().querySelectorAll('p[title], input, button:not([data-tab])')) {
    if (!element.checkVisibility() || element.closest('[data-tab]')) continue;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    expect(bottom, element.outerHTML).toBeLessThanOrEqual(800);
    expect([top >= bar.top, left >= 0, right <= width], element.outerHTML).toEqual([true, true, true]);
  }
});

test.each([320, 390, 759, 760, 979])('at %dpx everything fits inside the bar', async (width) => {
  await page.viewport(width, 800);
  await renderPlayer('A title that is far too long for the little screen of a telephone');
  expect(player.element().getBoundingClientRect().height).toBe(82);
  expect(document.documentElement.scrollWidth).toBe(width);
  for (const name of ['Previous track', 'Pause', 'Next track']) {
    const box = player.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    expect([box.width, box.height]).toEqual([44, 44]);
  }
  const pause = player.getByRole('button', { name: 'Pause', exact: true }).element().getBoundingClientRect();
  const slider = player.getByRole('slider', { name: 'Seek' }).element().getBoundingClientRect();
  if (width < 760) expect(slider.bottom - 22).toBeGreaterThan(pause.bottom);
  if (width >= 760) expect(slider.left).toBeGreaterThan(pause.right);
});

test.each([320, 390, 759])('at %dpx each control has a touch target of 44px', async (width) => {
  await page.viewport(width, 800);
  await renderPlayer('Alpha');
  const measureHitArea = (element: Element) => {
    const box = element.getBoundingClientRect();
    const x = element.matches('input') ? box.left + 20 : box.left + box.width / 2;
    let height = 0;
    for (let y = box.top - 20; y < innerHeight; y++)
      if (document.elementFromPoint(x, y)?.closest('button, input') === element) height++;
    return { height, width: box.width };
  };
  const controls = [...player.getByRole('button').elements(), ...player.getByRole('slider').elements()];
  expect(controls).toHaveLength(6);
  for (const control of controls) {
    const { height, width: wide } = measureHitArea(control);
    expect(height, control.getAttribute('aria-label') ?? '').toBeGreaterThanOrEqual(44);
    expect(wide).toBeGreaterThanOrEqual(44);
  }
});
