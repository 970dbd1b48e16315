import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { createFakeEngine, createTracks, createVideo } from '#site/frame/music-player/engines/fake-engine.ts';
import { MusicPlayer } from '#site/frame/music-player/music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });
const cover = player.getByRole('button', { name: 'Cassette player' }).first();
const cassette = page.getByRole('group', { name: 'Cassette player' });
const song = (title: string) => cassette.getByRole('button', { name: new RegExp(title) });
const tracks = [
  ...createTracks('Alpha', 'Beta').map((track) => ({
    ...track,
    durationSeconds: 65,
    credit: `${track.title}’s cat`,
    licence: 'CC0',
  })),
  createVideo('Gamma'),
];

async function renderPlayer({ refusesSound = false } = {}) {
  const engine = createFakeEngine();
  engine.refusesSound = refusesSound;
  await render(<MusicPlayer tracks={tracks} startEngine={engine.start} random={() => 0} />);
  await expect.poll(() => engine.start.mock.calls.length).toBe(1);
  engine.refusesSound = false;
  return engine;
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(1280, 800));

describe('the cassette player', () => {
  test('opens above the bar with all songs, their covers and lengths, and marks the one that plays', async () => {
    await renderPlayer();
    await cover.click();
    await expect.element(cassette.getByRole('heading', { name: 'Cassette Player' })).toBeVisible();
    const box = cassette.element().getBoundingClientRect();
    expect([box.width, box.bottom < 720, box.top >= 0]).toEqual([820, true, true]);
    await expect.element(song('Alpha')).toHaveAttribute('aria-current', 'true');
    await expect.element(song('Alpha')).toMatchTextContent(/AlphaThe Alpha BandPlaying1:05$/);
    await expect.element(song('Gamma')).toMatchTextContent(/GammaThe Gamma BandYouTube$/);
    expect(cassette.element().querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(cassette.element().querySelectorAll('ol > li')).toHaveLength(3);
  });

  test('stays open when the screen becomes narrow, and wide again', async () => {
    await renderPlayer();
    await cover.click();
    await expect.element(song('Alpha')).toBeVisible();
    for (const width of [900, 1280]) {
      await page.viewport(width, 800);
      await expect.poll(() => cassette.element().getAttribute('popover')).toBe(width < 980 ? 'auto' : 'manual');
      await expect.element(song('Alpha')).toBeVisible();
    }
  });

  test('a click on a song plays it, and marks it', async () => {
    const engine = await renderPlayer();
    await cover.click();
    await song('Beta').click();
    await expect.element(song('Beta')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => engine.state).toBe('playing');
    expect(engine.loaded).toEqual(['Alpha', 'Beta']);
    await expect.element(cassette.getByText('2 of 3')).toBeVisible();
  });

  test('shuffle and repeat say their state in words, and are remembered', async () => {
    await renderPlayer();
    await cover.click();
    await expect.element(cassette.getByText('Shuffle off, repeats all songs')).toBeVisible();
    await cassette.getByRole('button', { name: 'Shuffle' }).click();
    await cassette.getByRole('button', { name: 'Repeat this song' }).click();
    await expect.element(cassette.getByText('Shuffle on, repeats this song')).toBeVisible();
    await cleanup();
    await renderPlayer();
    await cover.click();
    await expect.element(cassette.getByText('Shuffle on, repeats this song')).toBeVisible();
    await expect.element(cassette.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('its second page says who made each song, and is reached by arrow keys', async () => {
    await renderPlayer();
    await cover.click();
    await cassette.getByRole('tab', { name: /^Queue/ }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(cassette.getByRole('tab', { name: 'Credits' })).toHaveFocus();
    const credits = cassette.getByRole('tabpanel', { name: 'Credits' });
    await expect.element(credits).toMatchTextContent(/^Alpha, The Alpha BandAlpha’s catCC0/);
    await expect.element(credits).toMatchTextContent(/Gamma, The Gamma BandNothing is written about this song$/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(song('Alpha')).toBeVisible();
  });

  test('the focus goes in, and comes back to the cover by Escape, × and the cover; a click elsewhere leaves it open', async () => {
    await renderPlayer();
    const close = cassette.getByRole('button', { name: 'Close' });
    (cover.element() as HTMLElement).focus();
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => close.click(), () => cover.click()]) {
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => cassette.element().contains(document.activeElement)).toBe(true);
      await userEvent.click(document.body, { position: { x: 1200, y: 60 } });
      await expect.element(close).toBeVisible();
      (close.element() as HTMLElement).focus();
      await leave();
      await expect.element(close).not.toBeInTheDocument();
      await expect.element(cover).toHaveFocus();
    }
  });

  test.each(['click', 'Enter', ' '])(
    'opening it by %j starts no sound, nor does closing it by Escape',
    async (kind) => {
      const engine = await renderPlayer({ refusesSound: true });
      engine.play.mockClear();
      if (kind === 'click') await cover.click();
      else {
        (cover.element() as HTMLElement).focus();
        await userEvent.keyboard(kind === 'Enter' ? '{Enter}' : ' ');
      }
      await expect.element(song('Alpha')).toBeVisible();
      await userEvent.keyboard('{Tab}{ArrowDown}{Escape}');
      await expect.element(song('Alpha')).not.toBeInTheDocument();
      expect(engine.play).not.toHaveBeenCalled();
      document.body.click();
      await expect.poll(() => engine.state).toBe('playing');
    },
  );

  test('the reels turn while sound plays', async () => {
    await renderPlayer();
    await cover.click();
    await expect.element(song('Alpha')).toBeVisible();
    const reels = () => cassette.element().getAnimations({ subtree: true }).length;
    await expect.poll(reels).toBeGreaterThan(0);
    await cassette.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(reels).toBe(0);
  });

  test('a song on YouTube has words instead of dancing bars', async () => {
    await renderPlayer();
    await cover.click();
    await song('Gamma').click();
    await expect.element(cassette.getByText('YouTube keeps its sound to itself')).toBeVisible();
  });
});

describe('on a phone', () => {
  test.each([
    [320, 640],
    [390, 844],
    [844, 390],
  ])('at %dx%d it stands on the bar and scrolls, and a click beside it closes', async (width, height) => {
    await page.viewport(width, height);
    await renderPlayer();
    await cover.click();
    await expect.element(song('Alpha')).toBeVisible();
    const { top, bottom, left, right } = cassette.element().getBoundingClientRect();
    expect([top >= 20, bottom <= height - 60, left >= 0, right <= width]).toEqual([true, true, true, true]);
    expect(document.documentElement.scrollWidth).toBe(width);
    song('Gamma').element().scrollIntoView({ block: 'nearest' });
    expect(song('Gamma').element().getBoundingClientRect().bottom).toBeLessThan(height - 60);
    await userEvent.click(document.body, { position: { x: 5, y: 3 } });
    await expect.element(song('Alpha')).not.toBeInTheDocument();
    await expect.element(cover).toHaveFocus();
  });

  test('the large player’s cover opens it instead, and no sound starts', async () => {
    await page.viewport(390, 844);
    const engine = await renderPlayer({ refusesSound: true });
    engine.play.mockClear();
    await player.getByRole('button', { name: 'Expand player' }).click();
    await expect.element(player.getByRole('slider', { name: 'Seek' })).toBeVisible();
    await player.getByRole('button', { name: 'Cassette player' }).last().click();
    await expect.element(song('Alpha')).toBeVisible();
    expect(player.getByRole('slider', { name: 'Seek' }).elements()).toEqual([]);
    expect(engine.play).not.toHaveBeenCalled();
  });
});
