import { youtubeWords } from 'virtual:words';
import type { YoutubePlayerLook } from '#model/music-schema.ts';
import { withBase } from '#site/navigation/paths.ts';
import styles from './youtube-frame.module.css';
import type { OpenPlayer } from './youtube-playback.ts';
import { createVideoWindow } from './youtube-window.ts';

type FrameOptions = {
  look: YoutubePlayerLook;
  /** The visitor closed the window. */
  onClose: () => void;
};

/**
 * Opens the document with YouTube's player, outside React's root: rendering or moving an iframe again would reload it.
 */
export function openYoutubeFrame(
  { look, onClose }: FrameOptions,
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
    // Hiding the window would lose the focus inside it.
    if (!isShown && box.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('[data-player-bar] [data-variant="primary"]')?.focus();
    }
    box.inert = !(isShown && isWindow);
    box.ariaHidden = box.inert ? 'true' : null;
  }

  function handleMessage({ source, origin, data }: MessageEvent): void {
    if (source === frame.contentWindow && origin === location.origin) onNotice(data);
  }

  // The browser's error page, or another page of the site, loaded instead.
  frame.addEventListener('load', () => {
    if (!frame.contentDocument?.querySelector('iframe')) onNotice({ name: 'missing' });
  });
  setShown(true);
  addEventListener('message', handleMessage);
  document.body.append(box);
  return {
    send: (command) => frame.contentWindow?.postMessage(command, location.origin),
    setShown,
    remove() {
      setShown(false);
      removeEventListener('message', handleMessage);
      box.remove();
    },
  };
}
