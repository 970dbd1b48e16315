import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakeEngine, createTracks } from '#site/frame/music-player/engines/fake-engine.ts';
import { MusicPlayer } from '#site/frame/music-player/music-player.tsx';

const player = page.getByRole('contentinfo', { name: 'Music player' });
const button = (name: string) => player.getByRole('button', { name, exact: true });
const tracks = createTracks('Alpha', 'Beta');
const pickFirst = () => 0;

function touch(place: Element) {
  for (const kind of ['pointerdown', 'pointerup']) {
    place.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
  }
}

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
    await expect.element(button('Play')).toBeVisible();
    engine.refusesSound = false;
    document.body.click();
    await expect.element(button('Pause')).toBeVisible();
  });

  test('starts with the first tap anywhere, even one that fires no click', async () => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    touch(button('Play').element());
    expect(engine.state).toBe('paused');
    touch(document.body);
    await expect.element(button('Pause')).toBeVisible();
  });

  test.each([' ', '{Enter}'])('starts with the key %j anywhere', async (key) => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    await userEvent.keyboard(key);
    await expect.element(button('Pause')).toBeVisible();
  });

  test.each([
    '{Tab}',
    '{ArrowDown}',
    '{PageDown}',
    '{Escape}',
    '{Shift}',
    '{Control}',
    '{Alt}',
    '{Meta}',
    '{CapsLock}',
    '{F6}',
    '{Control>} {/Control}',
    'a',
  ])('does not start with the key %j', async (key) => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    await userEvent.keyboard(key);
    expect(engine.state).toBe('paused');
    await expect.element(button('Play')).toBeVisible();
  });

  test('ignores typing, and Enter in a field that submits its form', async () => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    const send = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = document.createElement('form');
    form.innerHTML = '<input aria-label="Name"><textarea aria-label="Message"></textarea><button>Send</button>';
    form.addEventListener('submit', send);
    document.body.append(form);
    onTestFinished(() => form.remove());
    engine.refusesSound = false;
    for (const name of ['Message', 'Name']) {
      (page.getByRole('textbox', { name }).element() as HTMLElement).focus();
      await userEvent.keyboard('a b{Enter}');
    }
    expect(send).toHaveBeenCalledOnce();
    expect(engine.state).toBe('paused');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(button('Pause')).toBeVisible();
  });

  test('ignores scrolling by touch or wheel', async () => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    const point = (kind: string, clientY: number) =>
      document.body.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, pointerType: 'touch', clientX: 20, clientY }),
      );
    point('pointerdown', 300);
    point('pointercancel', 290);
    point('pointerdown', 300);
    point('pointerup', 250);
    // A touch that stops momentum scrolling.
    point('pointerdown', 300);
    document.dispatchEvent(new Event('scroll'));
    point('pointerup', 300);
    document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
    expect(engine.state).toBe('paused');
  });

  test('ignores opening a menu by mouse, touch or keyboard', async () => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    const nav = document.createElement('nav');
    nav.innerHTML =
      '<button type="button" popovertarget="menu">Menu</button><div id="menu" popover></div><select aria-label="Order"><option>New</select>';
    // Below the lace at the top of the page.
    nav.style.marginTop = '40px';
    document.body.append(nav);
    onTestFinished(() => nav.remove());
    engine.refusesSound = false;
    const menu = nav.querySelector('button') as HTMLElement;
    await userEvent.click(menu);
    expect(nav.querySelector('#menu')?.matches(':popover-open')).toBe(true);
    touch(menu);
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const order = page.getByRole('combobox', { name: 'Order' });
    (order.element() as HTMLElement).click();
    (order.element() as HTMLElement).focus();
    await userEvent.keyboard(' {Escape}');
    await userEvent.click(document.body, { button: 'right', position: { x: 5, y: 5 } });
    // A long press opens the context menu.
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
    expect(engine.state).toBe('paused');
  });

  test.each([' ', '{Enter}'])('the key %j on the play button plays, and does not pause at once', async (key) => {
    const engine = await renderPlayer((fake) => {
      fake.refusesSound = true;
    });
    engine.refusesSound = false;
    (button('Play').element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(button('Pause')).toBeVisible();
    expect(engine.state).toBe('playing');
  });

  test('does not start with a click after the visitor paused', async () => {
    const engine = await renderPlayer();
    await button('Pause').click();
    document.body.click();
    await expect.element(button('Play')).toBeVisible();
    expect(engine.state).toBe('paused');
  });
});
