import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakeEngine, createTracks } from './engines/fake-engine.ts';
import { MusicPlayer } from './music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });
const key = (name: string) => player.getByRole('button', { name, exact: true });
const tracks = createTracks('Alpha', 'Beta');
const pickFirst = () => 0;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function renderPlayer(change: (engine: ReturnType<typeof createFakeEngine>) => void = () => {}) {
  const engine = createFakeEngine();
  change(engine);
  await render(<MusicPlayer tracks={tracks} startEngine={engine.start} random={pickFirst} />);
  await expect.poll(() => engine.start.mock.calls.length).toBe(1);
  return engine;
}

describe('a browser that refuses sound', () => {
  test("shows 'Play', and the first click anywhere starts the music", async () => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    await expect.element(key('Play')).toBeVisible();
    engine.refusesSound = false;
    document.body.click();
    await expect.element(key('Pause')).toBeVisible();
  });

  test('starts with the first touch anywhere, also where that is no click', async () => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    key('Play')
      .element()
      .dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    expect(engine.state).toBe('paused');
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.element(key('Pause')).toBeVisible();
  });

  test('starts with the first key anywhere', async () => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    await userEvent.keyboard('a');
    await expect.element(key('Pause')).toBeVisible();
  });

  test.each([' ', '{Enter}'])('the key %j on the play button plays, and does not pause at once', async (pressed) => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    (key('Play').element() as HTMLElement).focus();
    await userEvent.keyboard(pressed);
    await expect.element(key('Pause')).toBeVisible();
    expect(engine.state).toBe('playing');
  });

  test('does not start by a click after the visitor paused', async () => {
    const engine = await renderPlayer();
    await key('Pause').click();
    document.body.click();
    await expect.element(key('Play')).toBeVisible();
    expect(engine.state).toBe('paused');
  });
});
