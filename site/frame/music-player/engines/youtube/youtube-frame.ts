import { youtubeWords } from 'virtual:words';
import type { YoutubePlayerLook } from '#model/music-schema.ts';
import { withBase } from '#site/navigation/paths.ts';
import styles from './youtube-frame.module.css';
import type { OpenPlayer } from './youtube-playback.ts';
import { createVideoWindow } from './youtube-window.ts';

type Place = {
  look: YoutubePlayerLook;
  /** The visitor closed the window. */
  onClose: () => void;
};

/**
 * Opens the document that YouTube's player lives in. It stands outside of what React draws and is never moved, because
 * either would load it again.
 */
export function openYoutubeFrame(
  { look, onClose }: Place,
  ...[{ videoId, load }, onNotice]: Parameters<OpenPlayer>
): ReturnType<OpenPlayer> {
  const isWindow = look === 'window';
  const frame = document.createElement('iframe');
  frame.className = `${styles.video}`;
  frame.title = youtubeWords.player;
  frame.allow = `autoplay; encrypted-media${isWindow ? '; fullscreen; picture-in-picture' : ''}`;
  frame.width = frame.height = '200';
  frame.src = `${withBase('/youtube-player.html')}#${new URLSearchParams({ video: videoId, load: `${load}`, look })}`;

  function close(): void {
    setShown(false);
    onClose();
  }

  const box = isWindow ? createVideoWindow(frame, close) : document.createElement('div');
  box.classList.add(`${styles.player}`);
  box.dataset.print = 'never';
  if (!isWindow) box.append(frame);

  function setShown(isShown: boolean): void {
    // Where the focus would be lost with the window.
    if (!isShown && box.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('[data-player-bar] [data-variant="primary"]')?.focus();
    }
    box.inert = !(isShown && isWindow);
    box.ariaHidden = box.inert ? 'true' : null;
  }

  function hear({ source, origin, data }: MessageEvent): void {
    if (source === frame.contentWindow && origin === location.origin) onNotice(data);
  }

  // What came is the browser's page for errors, or another one of the site's.
  frame.addEventListener('load', () => {
    if (!frame.contentDocument?.querySelector('iframe')) onNotice({ name: 'missing' });
  });
  setShown(true);
  addEventListener('message', hear);
  document.body.append(box);
  return {
    send: (command) => frame.contentWindow?.postMessage(command, location.origin),
    setShown,
    remove() {
      setShown(false);
      removeEventListener('message', hear);
      box.remove();
    },
  };
}
