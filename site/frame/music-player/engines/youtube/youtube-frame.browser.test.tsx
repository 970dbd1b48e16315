import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openYoutubeFrame } from './youtube-frame.ts';

const opened: ReturnType<typeof openYoutubeFrame>[] = [];

afterEach(() => {
  for (const player of opened.splice(0)) player.remove();
});

/** A bar with its primary button, the window, and a link elsewhere on the page. */
async function openWindow() {
  const screen = await render(
    <>
      <footer data-player-bar="">
        <button type="button" data-variant="primary">
          Pause
        </button>
      </footer>
      <a href="#elsewhere">Elsewhere</a>
    </>,
  );
  const onClose = vi.fn();
  const player = openYoutubeFrame({ look: 'window', onClose }, { videoId: 'dQw4w9WgXcQ', load: 1 }, () => {});
  opened.push(player);
  return {
    player,
    onClose,
    video: document.querySelector('iframe') as HTMLElement,
    close: screen.getByRole('button', { name: 'Close' }).element() as HTMLElement,
    elsewhere: screen.getByRole('link', { name: 'Elsewhere' }).element() as HTMLElement,
    readFocus: () => document.activeElement?.textContent,
  };
}

test('a window that closes moves the focus to the player’s primary button', async () => {
  const { player, video, close, onClose, readFocus } = await openWindow();
  close.focus();
  close.click();
  expect([readFocus(), onClose.mock.calls.length]).toEqual(['Pause', 1]);

  player.setShown(true);
  video.focus();
  expect(document.activeElement).toBe(video);
  player.setShown(false);
  expect(readFocus()).toBe('Pause');

  player.setShown(true);
  close.focus();
  player.setShown(true);
  expect(document.activeElement).toBe(close);
  player.remove();
  expect(readFocus()).toBe('Pause');
});

test('focus elsewhere on the page stays there', async () => {
  const { player, elsewhere } = await openWindow();
  elsewhere.focus();
  player.setShown(false);
  player.remove();
  expect(document.activeElement).toBe(elsewhere);
});
