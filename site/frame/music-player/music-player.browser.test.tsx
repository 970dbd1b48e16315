import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../../styles/tokens.css';
import '../../styles/base.css';
import { createFakeEngine, createTracks } from './engines/fake-engine.ts';
import { MusicPlayer } from './music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });
const button = (name: string) => player.getByRole('button', { name, exact: true });
const seek = player.getByRole('slider', { name: 'Seek' });
const volume = player.getByRole('slider', { name: 'Volume' });
const tracks = createTracks('Alpha', 'Beta', 'Gamma');
const pickFirst = () => 0;

beforeEach(() => {
  delete document.documentElement.dataset.player;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderPlayer(change: (engine: ReturnType<typeof createFakeEngine>) => void = () => {}, list = tracks) {
  const engine = createFakeEngine();
  change(engine);
  await render(<MusicPlayer tracks={list} startEngine={engine.start} random={pickFirst} />);
  if (list.length > 0) await expect.poll(() => engine.start.mock.calls.length).toBe(1);
  return engine;
}

const height = () => player.element().getBoundingClientRect().height;

/** Starts a drag as a browser does: sets the value, then fires `input`. */
function slide(slider: typeof seek, value: number) {
  const input = slider.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(value));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const release = (slider: typeof seek) => slider.element().dispatchEvent(new Event('change', { bubbles: true }));

/** The strip at the end of the page, above the bar. */
const hillsPx = 78;

describe('the bar', () => {
  test('shows the track and all of its controls, 82px high', async () => {
    await renderPlayer();
    await expect.element(player.getByTitle('Alpha', { exact: true })).toHaveTextContent('Alpha');
    await expect.element(player.getByText('The Alpha Band')).toBeVisible();
    for (const name of ['Previous track', 'Pause', 'Next track', 'Minimize player']) {
      await expect.element(button(name)).toBeVisible();
    }
    await expect.element(seek).toBeVisible();
    await expect.element(volume).toBeVisible();
    expect(height()).toBe(82);
    expect(getComputedStyle(document.body).paddingBottom).toBe(`${82 + hillsPx}px`);
  });

  test('minimized, it is 60px high and shows the art, the title and three buttons; the toggle keeps the focus', async () => {
    await renderPlayer();
    const toggle = button('Minimize player');
    await toggle.click();
    await expect.element(button('Expand player')).toHaveFocus();
    expect(height()).toBe(60);
    // It floats before the hills, which have come down.
    expect(getComputedStyle(document.body).paddingBottom).toBe(`${hillsPx}px`);
    await expect.element(player.getByText('Alpha', { exact: true })).toBeVisible();
    for (const name of ['Previous track', 'Pause', 'Next track']) await expect.element(button(name)).toBeVisible();
    await expect.element(player.getByText('The Alpha Band')).not.toBeVisible();
    expect(seek.elements()).toEqual([]);
    expect(volume.elements()).toEqual([]);
    const { left, right, bottom } = player.element().getBoundingClientRect();
    expect([right - left, bottom]).toEqual([430, innerHeight - 10]);
    expect(right).toBeGreaterThan(innerWidth - 60);

    await button('Expand player').click();
    expect(height()).toBe(82);
  });

  test('a long title turns over by whole lines while music plays, and has a tooltip', async () => {
    const title = 'A title that is far too long for the little screen of any music player on this earth';
    await renderPlayer(undefined, createTracks(title));
    const shown = player.getByTitle(title);
    const text = () => shown.element().firstElementChild as HTMLElement;
    await expect.element(shown).toHaveAttribute('data-turns');
    const line = shown.element().clientHeight;
    const { animationName, animationTimingFunction } = getComputedStyle(text());
    expect(animationName).not.toBe('none');
    // As many steps as lines, so that none is ever cut.
    const turns = Math.round(text().scrollHeight / line);
    expect(turns).toBeGreaterThan(1);
    expect(animationTimingFunction).toBe(`steps(${turns})`);
    expect(shown.element().style.getPropertyValue('--way')).toBe(`${-turns * line}px`);
    expect(height()).toBe(82);
    await button('Pause').click();
    await expect.poll(() => getComputedStyle(text()).animationName).toBe('none');
    expect(height()).toBe(82);
    // Paused, it stands in two lines.
    expect(text().getBoundingClientRect().height).toBeGreaterThan(30);
  });

  test('without tracks there is no bar, and nothing starts', async () => {
    const engine = await renderPlayer(undefined, []);
    expect(player.elements()).toEqual([]);
    expect(engine.start).not.toHaveBeenCalled();
    expect(getComputedStyle(document.body).paddingBottom).toBe(`${hillsPx}px`);
  });
});

describe('the buttons', () => {
  test('pause, play and start the next track after 500 ms', async () => {
    const engine = await renderPlayer();
    await button('Pause').click();
    expect(engine.state).toBe('paused');
    await button('Play').click();
    expect(engine.state).toBe('playing');

    // A user event would take time on the fake clock.
    (button('Next track').element() as HTMLElement).click();
    expect(engine.loaded).toEqual(['Alpha', 'Beta']);
    vi.advanceTimersByTime(499);
    expect(engine.state).toBe('paused');
    vi.advanceTimersByTime(1);
    expect(engine.state).toBe('playing');
    await expect.element(player.getByText('Beta', { exact: true })).toBeVisible();
  });

  test('previous restarts a track after more than 3 s, and otherwise goes back', async () => {
    const engine = await renderPlayer();
    engine.time.elapsedSeconds = 4;
    await button('Previous track').click();
    expect(engine.seek).toHaveBeenCalledExactlyOnceWith(0);
    await button('Previous track').click();
    await expect.element(player.getByText('Gamma', { exact: true })).toBeVisible();
  });

  test('a pause persists across visits until the next click on play', async () => {
    await renderPlayer();
    await button('Pause').click();
    await expect.element(button('Play')).toBeVisible();
    await cleanup();
    const engine = await renderPlayer();
    expect(engine.play).not.toHaveBeenCalled();
    document.body.click();
    expect(engine.play).not.toHaveBeenCalled();
    await button('Play').click();
    expect(engine.state).toBe('playing');
    await cleanup();
    await renderPlayer();
    await expect.element(button('Pause')).toBeVisible();
  });
});

describe('the sliders', () => {
  test('seek goes from 0 to 100 in steps of 0.1, announces the time and starts the music', async () => {
    const engine = await renderPlayer();
    const input = seek.element() as HTMLInputElement;
    expect([input.min, input.max, input.step]).toEqual(['0', '100', '0.1']);
    engine.time.durationSeconds = 195;
    engine.listener.onReady();
    await button('Pause').click();
    slide(seek, 21.5);
    release(seek);
    await expect.element(seek).toHaveAttribute('aria-valuetext', '41 seconds of 3 minutes 15');
    await expect.element(player.getByText('0:41')).toBeVisible();
    await expect.element(player.getByText('3:15')).toBeVisible();
    expect(engine.state).toBe('playing');
  });

  test('dragging seek shows its time while the music continues; releasing it seeks once', async () => {
    const engine = await renderPlayer();
    engine.listener.onReady();
    for (const percent of [10, 30, 50]) slide(seek, percent);
    await expect.element(player.getByText('1:40')).toBeVisible();
    await expect.element(seek).toHaveAttribute('aria-valuetext', '1 minute 40 of 3 minutes 20');
    engine.time.elapsedSeconds = 7;
    vi.advanceTimersByTime(1000);
    await expect.element(seek).toHaveValue('50');
    expect(engine.seek).not.toHaveBeenCalled();
    release(seek);
    expect(engine.seek).toHaveBeenCalledExactlyOnceWith(100);
    engine.time.elapsedSeconds = 101;
    vi.advanceTimersByTime(1000);
    await expect.element(player.getByText('1:41')).toBeVisible();

    // A drag may also end with `pointercancel`.
    slide(seek, 25);
    await expect.element(player.getByText('0:50')).toBeVisible();
    seek.element().dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    expect(engine.seek).toHaveBeenLastCalledWith(50);
  });

  test('seek follows the music once a second', async () => {
    const engine = await renderPlayer();
    engine.time.elapsedSeconds = 50;
    vi.advanceTimersByTime(1000);
    await expect.element(seek).toHaveValue('25');
    await expect.element(seek).toHaveAttribute('aria-valuetext', '50 seconds of 3 minutes 20');
  });

  test('an unknown duration is shown as dashes and not announced', async () => {
    await renderPlayer();
    await expect.element(player.getByText('-:--')).toBeVisible();
    await expect.element(seek).toHaveAttribute('aria-valuetext', '0 seconds');
  });

  test('volume goes from 0 to 1 in steps of 0.01, starts at 0.7 and announces percent', async () => {
    const engine = await renderPlayer();
    const input = volume.element() as HTMLInputElement;
    expect([input.min, input.max, input.step, input.value]).toEqual(['0', '1', '0.01', '0.7']);
    await expect.element(volume).toHaveAttribute('aria-valuetext', '70%');
    (volume.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(volume).toHaveAttribute('aria-valuetext', '69%');
    expect(engine.volumes).toEqual([0.7, 0.69]);
  });
});

test('a song that has sounded for ten seconds is reported once to the script that counts', async () => {
  const count = vi.fn();
  window.goatcounter = { count };
  onTestFinished(() => {
    delete window.goatcounter;
  });
  const engine = await renderPlayer();
  for (let second = 1; second <= 30; second++) {
    engine.time.elapsedSeconds = second;
    vi.advanceTimersByTime(1000);
    if (second === 9) expect(count).not.toHaveBeenCalled();
  }
  expect(count).toHaveBeenCalledExactlyOnceWith({ path: 'song:Alpha', title: 'Alpha', event: true });
});
