import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import '#site/styles/fonts.css';
import { createFakeEngine, createTracks, createVideo } from '#site/frame/music-player/engines/fake-engine.ts';
import { MusicPlayer } from '#site/frame/music-player/music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });
const offer = player.getByRole('group', { name: 'Music?' });
const button = (name: string) => player.getByRole('button', { name, exact: true });

afterEach(async () => {
  await page.viewport(1280, 800);
});

async function renderPlayer(tracks = createTracks('Alpha', 'Beta'), refusesSound = true) {
  const engine = createFakeEngine();
  engine.refusesSound = refusesSound;
  await render(<MusicPlayer tracks={tracks} startEngine={engine.start} random={() => 0} />);
  if (tracks.length > 0) await expect.poll(() => engine.start.mock.calls.length).toBe(1);
  engine.refusesSound = false;
  return engine;
}

describe('on a first visit whose browser refuses sound', () => {
  test('a bubble offers music, can be reached by keyboard after the buttons, and leaves the focus where it is', async () => {
    await renderPlayer();
    await expect.element(offer).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    (button('Next track').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(offer.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(offer.getByRole('button', { name: 'No' })).toHaveFocus();
  });

  test('yes starts the music, closes the bubble and moves the focus to the play button', async () => {
    const engine = await renderPlayer();
    await offer.getByRole('button', { name: 'Yes' }).click();
    await expect.element(button('Pause')).toHaveFocus();
    expect(engine.state).toBe('playing');
    expect(offer.elements()).toEqual([]);
  });

  test.each(['click', 'touch', 'Enter'])('no, by %s, starts nothing and is remembered like a pause', async (kind) => {
    const engine = await renderPlayer();
    const no = offer.getByRole('button', { name: 'No' });
    if (kind === 'touch') {
      for (const event of ['pointerdown', 'pointerup']) {
        no.element().dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType: 'touch' }));
      }
    }
    if (kind === 'Enter') {
      (no.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    } else await no.click();
    await expect.element(button('Play')).toHaveFocus();
    expect(offer.elements()).toEqual([]);
    expect(engine.state).toBe('paused');
    document.body.click();
    expect(engine.state).toBe('paused');

    await cleanup();
    const next = await renderPlayer(undefined, false);
    expect(next.play).not.toHaveBeenCalled();
    document.body.click();
    expect(next.play).not.toHaveBeenCalled();
    expect(offer.elements()).toEqual([]);
  });

  test('Escape closes the bubble, and a click elsewhere still starts the music', async () => {
    const engine = await renderPlayer();
    await expect.element(offer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(offer).not.toBeInTheDocument();
    expect(engine.state).toBe('paused');
    document.body.click();
    await expect.element(button('Pause')).toBeVisible();
  });

  test('Escape closes a dialog in front of it first', async () => {
    await renderPlayer();
    await expect.element(offer).toBeVisible();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
    await expect.element(offer).toBeVisible();
    dialog.remove();
  });

  test('nobody answers: after a while the bubble folds away, unless somebody is in it, and starts nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const engine = await renderPlayer();
    await expect.element(offer).toBeVisible();
    (offer.getByRole('button', { name: 'Yes' }).element() as HTMLElement).focus();
    vi.advanceTimersByTime(20_000);
    await expect.element(offer).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    vi.advanceTimersByTime(20_000);
    await expect.element(offer).not.toBeInTheDocument();
    expect(engine.state).toBe('paused');
    vi.useRealTimers();
  });

  test('starting the music by a click elsewhere closes the bubble', async () => {
    await renderPlayer();
    await expect.element(offer).toBeVisible();
    document.body.click();
    await expect.element(button('Pause')).toBeVisible();
    expect(offer.elements()).toEqual([]);
  });

  test('songs that are all on YouTube wait for a yes', async () => {
    const engine = await renderPlayer([createVideo('Gamma')]);
    await expect.element(offer).toBeVisible();
    document.body.click();
    expect(engine.play).not.toHaveBeenCalled();
    await offer.getByRole('button', { name: 'Yes' }).click();
    expect(engine.state).toBe('playing');
  });
});

describe('no bubble is shown', () => {
  test('if nothing can be played, or music already plays', async () => {
    await renderPlayer([]);
    expect(offer.elements()).toEqual([]);
    await cleanup();
    await renderPlayer(undefined, false);
    await expect.element(button('Pause')).toBeVisible();
    expect(offer.elements()).toEqual([]);
  });

  test('on a second visit, or after the visitor has set a volume', async () => {
    await renderPlayer();
    await expect.element(offer).toBeVisible();
    await cleanup();
    await renderPlayer();
    await expect.element(player.getByText('Click or tap for music')).toBeVisible();
    expect(offer.elements()).toEqual([]);
    await cleanup();
    localStorage.clear();
    localStorage.setItem('music', '{"volume":0.4}');
    await renderPlayer();
    await expect.element(player.getByText('Click or tap for music')).toBeVisible();
    expect(offer.elements()).toEqual([]);
  });
});

test.each([
  [320, 400],
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1000, 700],
  [1280, 800],
])('at %dx%d the bubble covers neither the page nor a button', async (width, height) => {
  await page.viewport(width, height);
  await document.fonts.load("20px 'Jersey 10'");
  await renderPlayer();
  await expect.element(offer).toBeVisible();
  const bar = player.element().getBoundingClientRect();
  const box = offer.element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(bar.top);
  expect(box.left).toBeGreaterThanOrEqual(0);
  for (const control of player.element().querySelectorAll('button, input')) {
    // The cover makes room for it.
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    expect(found?.closest('button, input'), control.outerHTML).toBe(control);
  }
  for (const button of offer.getByRole('button').elements()) {
    const { left, right, width: wide, height: high } = button.getBoundingClientRect();
    expect([left >= box.left, right <= box.right, wide >= 24, high >= 30]).toEqual([true, true, true, true]);
  }
  const question = offer.getByText('Music?').element();
  expect(question.scrollWidth).toBeLessThanOrEqual(question.clientWidth);
});
