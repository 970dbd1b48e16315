import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { createFakeEngine, createTracks } from '#site/frame/music-player/engines/fake-engine.ts';
import { MusicPlayer } from '#site/frame/music-player/music-player.tsx';
import { SideNavigation } from '#site/frame/side-navigation/side-navigation.tsx';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { emulateMotion } from '#site/ui/motion-fixture.ts';
import { pointers } from '#site/ui/pointer-fixture.ts';
import { startDragging } from './drag-to-close.ts';

const menu = page.getByRole('navigation', { name: 'Site' });
const menuButton = page.getByRole('button', { name: 'Menu' });

async function renderBar({ motion = 'reduce' }: { motion?: 'reduce' | 'no-preference' } = {}) {
  await emulateMotion(motion);
  onTestFinished(startDragging());
  await render(
    <StaticNavigation pathname="/aboutme">
      <SideNavigation />
      <main>A page</main>
      <MusicPlayer tracks={createTracks('Alpha', 'Beta')} startEngine={createFakeEngine().start} random={() => 0} />
    </StaticNavigation>,
  );
}

async function openMenu() {
  await menuButton.click();
  await expect.element(menu).toBeVisible();
}

/** A touch of one second: nothing is flicked. Timestamps do not depend on the machine's speed. */
async function pull(
  element: Element,
  by: number,
  { x = 120, y = 12, seconds = 1, end = 'up' as 'up' | 'cancel' } = {},
) {
  const box = element.getBoundingClientRect();
  const from = { x: box.left + x, y: box.top + y };
  const start = Date.now() / 1000;
  await pointers.touch('down', from.x, from.y, start);
  for (const part of [0.5, 1]) await pointers.touch('move', from.x, from.y + by * part, start + seconds * part);
  return async () => pointers.touch(end, from.x, from.y + by, start + seconds + 0.01);
}

beforeEach(() => page.viewport(390, 800));
afterEach(() => page.viewport(1280, 800));

describe('the menu', () => {
  test('follows a finger on its grip, and closes when it was dragged far enough', async () => {
    await renderBar();
    await openMenu();
    const { top } = menu.element().getBoundingClientRect();
    const leave = await pull(menu.element(), 150);
    await expect.poll(() => menu.element().getBoundingClientRect().top - top).toBe(150);
    await leave();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(menuButton).toHaveFocus();
    await openMenu();
    expect(menu.element().getBoundingClientRect().top).toBe(top);
  });

  test('springs back from a shorter way, and never goes up', async () => {
    await renderBar({ motion: 'no-preference' });
    await openMenu();
    const { top } = menu.element().getBoundingClientRect();
    const leave = await pull(menu.element(), 60);
    await leave();
    await expect.poll(() => menu.element().getAnimations().length).toBe(0);
    expect(menu.element().getBoundingClientRect().top).toBe(top);
    const leaveUp = await pull(menu.element(), -60);
    expect(menu.element().getBoundingClientRect().top).toBe(top);
    await leaveUp();
    await expect.element(menu).toBeVisible();
  });

  test('stands still at once with reduced motion', async () => {
    await renderBar();
    await openMenu();
    const { top } = menu.element().getBoundingClientRect();
    await (await pull(menu.element(), 60))();
    await expect.poll(() => menu.element().getBoundingClientRect().top).toBe(top);
    expect(menu.element().getAnimations()).toEqual([]);
  });

  test('a flick closes it, however short', async () => {
    await renderBar();
    await openMenu();
    await (await pull(menu.element(), 40, { seconds: 0.04 }))();
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('a touch that the system takes away closes nothing', async () => {
    await renderBar();
    await openMenu();
    const { top } = menu.element().getBoundingClientRect();
    await (await pull(menu.element(), 200, { end: 'cancel' }))();
    await expect.poll(() => menu.element().getBoundingClientRect().top).toBe(top);
    await expect.element(menu).toBeVisible();
  });

  test('Escape closes it under the finger, and the next time it stands in its place', async () => {
    await renderBar();
    await openMenu();
    const { top } = menu.element().getBoundingClientRect();
    const leave = await pull(menu.element(), 60);
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await leave();
    await openMenu();
    expect(menu.element().getBoundingClientRect().top).toBe(top);
  });

  test('its links are no grip', async () => {
    await renderBar();
    await openMenu();
    const { top } = menu.element().getBoundingClientRect();
    const leave = await pull(menu.getByRole('link').first().element(), 200, { y: 20 });
    expect(menu.element().getBoundingClientRect().top).toBe(top);
    await leave();
    await expect.element(menu).toBeVisible();
  });
});

test('the large player can be dragged down by its grip, and the cassette player by its title, but not by its button', async () => {
  await renderBar();
  await page.getByRole('button', { name: 'Expand player' }).click();
  const seek = page.getByRole('group', { name: 'Music player' }).getByRole('slider', { name: 'Seek' });
  await expect.element(seek).toBeVisible();
  await (await pull(page.getByRole('group', { name: 'Music player' }).element(), 150))();
  await expect.element(seek).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Cassette player' }).first().click();
  const title = page.getByRole('heading', { name: 'Cassette Player' });
  await expect.element(title).toBeVisible();
  await (await pull(page.getByRole('button', { name: 'Close' }).element(), 150, { x: 10 }))();
  await expect.element(title).toBeVisible();
  await (await pull(title.element(), 150, { x: 40 }))();
  await expect.element(title).not.toBeInTheDocument();
});

test('on wide screens nothing is dragged', async () => {
  await page.viewport(1280, 800);
  await renderBar();
  await page.getByRole('button', { name: 'Cassette player' }).first().click();
  const title = page.getByRole('heading', { name: 'Cassette Player' });
  await expect.element(title).toBeVisible();
  await (await pull(title.element(), 200, { x: 40 }))();
  await expect.element(title).toBeVisible();
});
