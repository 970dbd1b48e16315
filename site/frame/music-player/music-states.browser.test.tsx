import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createFakeEngine, createTracks, createVideo } from './engines/fake-engine.ts';
import { MusicPlayer } from './music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });
const button = (name: string) => player.getByRole('button', { name, exact: true });
const seek = player.getByRole('slider', { name: 'Seek' });
const volume = player.getByRole('slider', { name: 'Volume' });
const status = player.getByRole('status');
const tracks = createTracks('Alpha', 'Beta');
const pickFirst = () => 0;
const videos = [createVideo('Video')];

beforeEach(() => {
  delete document.documentElement.dataset.player;
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderPlayer(change: (engine: ReturnType<typeof createFakeEngine>) => void = () => {}) {
  const engine = createFakeEngine();
  change(engine);
  await render(
    <>
      <textarea aria-label="Message" />
      <MusicPlayer tracks={tracks} startEngine={engine.start} random={() => 0} />
    </>,
  );
  await expect.poll(() => engine.start.mock.calls.length).toBe(1);
  return engine;
}

describe('the screen and the announcements', () => {
  test('say whether music is playing, buffering or paused', async () => {
    const engine = await renderPlayer();
    await expect.element(status).toHaveTextContent('Playing Alpha by The Alpha Band');
    await expect.element(player.getByText('The Alpha Band', { exact: true })).toBeVisible();
    engine.report('buffering');
    await expect.element(player.getByText('Buffering…')).toBeVisible();
    await expect.element(button('Pause')).toBeVisible();
    engine.time.elapsedSeconds = 2;
    engine.report('paused');
    await expect.element(status).toHaveTextContent('Paused');
    await expect.element(button('Play')).toBeVisible();
  });

  test('do not say that music plays while it waits for the first gesture', async () => {
    await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    await expect.element(player.getByText('Click or tap for music')).toBeVisible();
    await expect.element(status).toHaveTextContent('Music starts with your first click, Enter or Space');
    await expect.element(button('Play')).toBeVisible();
  });

  test('name a skipped track, with the reason in place of the artist', async () => {
    const engine = await renderPlayer();
    engine.listener.onFailure('removed');
    const words = player.getByTitle('Skipped Alpha: it is gone');
    await expect.element(words).toBeVisible();
    await expect.element(status).toHaveTextContent('Playing Beta by The Beta Band');
    expect(player.element().getBoundingClientRect().height).toBe(82);
    await button('Minimize player').click();
    await expect.element(words).toBeVisible();
    await expect.element(player.getByTitle('Beta')).not.toBeVisible();
    expect(player.element().getBoundingClientRect().height).toBe(60);
  });

  test('report each change once: a skip with its reason, then the new track', async () => {
    const engine = await renderPlayer();
    await expect.element(status).toHaveTextContent('Playing Alpha by The Alpha Band');
    const announced: string[] = [];
    const observer = new MutationObserver(() => announced.push(status.element().textContent ?? ''));
    observer.observe(status.element(), { characterData: true, childList: true, subtree: true });
    engine.listener.onFailure('removed');
    await expect.element(status).toHaveTextContent('Playing Beta by The Beta Band');
    engine.report('buffering');
    engine.time.elapsedSeconds = 9;
    await expect.element(status).toHaveTextContent('Buffering');
    engine.report('playing');
    await expect.element(player.getByTitle('The Beta Band')).toBeVisible();
    expect(announced.filter((words) => words.includes('Skipped'))).toHaveLength(1);
    expect(announced.at(-1)).toBe('Playing Beta by The Beta Band');
    observer.disconnect();
  });

  test('say if nothing can be played', async () => {
    const engine = await renderPlayer((fake) => {
      fake.play.mockImplementation(() => fake.listener.onFailure('offline'));
    });
    await expect.element(status).toHaveTextContent('Nothing can be played: no network');
    await expect.element(button('Play')).toBeVisible();
    expect(engine.loaded).toEqual(['Alpha', 'Beta']);
    // On phones the text scrolls only once: no button could stop it.
    await page.viewport(390, 800);
    const words = () => player.getByTitle('Nothing can be played: no network').element().firstElementChild as Element;
    await expect.poll(() => getComputedStyle(words()).animationDuration).not.toBe('0s');
    expect(getComputedStyle(words()).animationIterationCount).toBe('1');
    await page.viewport(1280, 800);
  });
});

test('a YouTube track is labelled as one', async () => {
  const engine = createFakeEngine();
  await render(<MusicPlayer tracks={videos} startEngine={engine.start} random={pickFirst} />);
  await expect.element(player.getByText('The Video Band · YouTube', { exact: true })).toBeVisible();
});

describe('keyboard shortcuts', () => {
  test('Alt with K, L, J and M plays, skips, goes back and mutes', async () => {
    const engine = await renderPlayer();
    await expect.element(button('Pause')).toHaveAttribute('aria-keyshortcuts', 'Alt+K');
    await userEvent.keyboard('{Alt>}k{/Alt}');
    await expect.element(button('Play')).toBeVisible();
    await userEvent.keyboard('{Alt>}l{/Alt}');
    await expect.element(player.getByText('Beta', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Alt>}j{/Alt}');
    await expect.element(player.getByText('Alpha', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await expect.element(button('Unmute')).toBeVisible();
    expect(engine.isMuted).toBe(true);
  });

  test('do nothing in a text field', async () => {
    await renderPlayer();
    await expect.element(button('Pause')).toBeVisible();
    await page.getByRole('textbox', { name: 'Message' }).click();
    await userEvent.keyboard('{Alt>}klm{/Alt}');
    await expect.element(button('Pause')).toBeVisible();
    await expect.element(player.getByText('Alpha', { exact: true })).toBeVisible();
    await expect.element(button('Mute')).toBeVisible();
  });
});

describe('the focused seek slider', () => {
  test('moves 5 s with an arrow key, and announces the time once, not every second', async () => {
    const engine = await renderPlayer();
    engine.time.durationSeconds = 192;
    engine.time.elapsedSeconds = 65;
    engine.listener.onReady();
    await expect.element(seek).toHaveAttribute('aria-valuetext', '1 minute 5 of 3 minutes 12');
    (seek.element() as HTMLElement).focus();
    engine.time.elapsedSeconds = 70;
    engine.listener.onReady();
    await expect.element(player.getByText('1:10')).toBeVisible();
    await expect.element(seek).toHaveAttribute('aria-valuetext', '1 minute 5 of 3 minutes 12');
    await userEvent.keyboard('{ArrowRight}');
    expect(engine.seek.mock.lastCall?.[0]).toBeCloseTo(75);
    await expect.element(seek).toHaveAttribute('aria-valuetext', '1 minute 15 of 3 minutes 12');
    await userEvent.keyboard('{ArrowLeft}');
    expect(engine.seek.mock.lastCall?.[0]).toBeCloseTo(70);
  });
});

describe('after a reload', () => {
  test('the volume, the mute and the minimized bar are restored', async () => {
    localStorage.setItem('music', '{"volume":0.25,"isMuted":true,"isPausedByVisitor":false}');
    document.documentElement.dataset.player = 'minimized';
    const engine = await renderPlayer();
    expect([engine.volumes, engine.isMuted]).toEqual([[0.25], true]);
    await expect.element(button('Expand player')).toBeVisible();
    expect(player.element().getBoundingClientRect().height).toBe(60);
    await button('Expand player').click();
    expect(localStorage.getItem('player')).toBe('expanded');
    await expect.element(button('Unmute')).toBeVisible();
  });

  test('the volume and the mute are those that the visitor chose', async () => {
    await renderPlayer();
    await volume.fill('0.2');
    await button('Mute').click();
    await cleanup();
    const engine = await renderPlayer();
    expect([engine.volumes, engine.isMuted]).toEqual([[0.2], true]);
  });

  test.each(['', 'null', '[]', '{"volume":7,"isMuted":1}', '{"volume":"0.1"}'])(
    'invalid stored data is ignored: %j',
    async (stored) => {
      localStorage.setItem('music', stored);
      sessionStorage.setItem('musicPlace', stored);
      const engine = await renderPlayer();
      expect([engine.volumes, engine.isMuted, engine.loaded]).toEqual([[0.7], false, ['Alpha']]);
    },
  );

  test('a choice that another tab has stored meanwhile is kept', async () => {
    await renderPlayer();
    localStorage.setItem('music', '{"volume":0.1}');
    await button('Pause').click();
    await expect.element(button('Play')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('music') ?? '')).toEqual({ volume: 0.1, isPausedByVisitor: true });
  });

  test('music that the browser paused with the page resumes when the visitor comes back; other pauses stay', async () => {
    const engine = await renderPlayer();
    const leaveAndReturn = () => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      engine.report('paused');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    };
    leaveAndReturn();
    expect(engine.state).toBe('playing');
    await button('Pause').click();
    leaveAndReturn();
    expect(engine.state).toBe('paused');
  });

  test.each([
    ['the visitor had paused', { isPausedByVisitor: true }, 'Paused'],
    ['the browser refuses sound', {}, 'Music starts with your first click, Enter or Space'],
  ])('the position and the duration are shown before the song is loaded, if %s', async (_, choices, said) => {
    localStorage.setItem('music', JSON.stringify(choices));
    sessionStorage.setItem('musicPlace', '{"name":"/Beta.mp3","elapsedSeconds":42}');
    const engine = createFakeEngine();
    engine.refusesSound = true;
    engine.time.durationSeconds = Number.NaN;
    const timed = tracks.map((track) => ({ ...track, durationSeconds: 200 }));
    await render(<MusicPlayer tracks={timed} startEngine={engine.start} random={pickFirst} />);
    await expect.element(status).toHaveTextContent(said);
    await expect.element(player.getByText('0:42')).toBeVisible();
    await expect.element(player.getByText('3:20')).toBeVisible();
    await expect.element(seek).toHaveValue('21');
    await expect.element(seek).toHaveAttribute('aria-valuetext', '42 seconds of 3 minutes 20');
    expect([engine.loaded, engine.state]).toEqual([['Beta'], 'paused']);
  });

  test('the position is stored when the page is left', async () => {
    const engine = await renderPlayer();
    engine.time.elapsedSeconds = 33;
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('musicPlace') ?? '')).toEqual({
      name: '/Alpha.mp3',
      elapsedSeconds: 33,
      hasUsedControls: false,
    });
  });
});
