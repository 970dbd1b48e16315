import { useEffect, useRef, useState } from 'react';
import type { Track } from '#model/music-schema.ts';
import type { StartEngine } from './engine.ts';
import { type Playlist, silence, startPlaylist } from './playlist.ts';

const pausedKey = 'musicPaused';

/** The music of the page: what it is, and the hands on it. It starts in the browser, once everything else has loaded. */
export function usePlaylist(tracks: Track[], startEngine: StartEngine, random: () => number) {
  const [music, setMusic] = useState(silence);
  const playlist = useRef<Playlist>(undefined);

  useEffect(() => {
    if (!tracks.length) return;
    const startsByItself = !recallPause();
    // A browser counts audio as part of the page: before its load event, the first song would hold that up.
    const start = () => {
      playlist.current = startPlaylist({ tracks, startEngine, random, onChange: setMusic, startsByItself });
    };
    const noteGesture = ({ type, target }: Event) => {
      // In the player, a key becomes a click if it means anything; sound in between would turn play into pause.
      const isKeyOfPlayer = type === 'keydown' && target instanceof Element && target.closest('[data-player]');
      if (!isKeyOfPlayer) playlist.current?.noteGesture();
    };
    document.addEventListener('click', noteGesture);
    document.addEventListener('keydown', noteGesture);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      document.removeEventListener('click', noteGesture);
      document.removeEventListener('keydown', noteGesture);
      playlist.current?.close();
      playlist.current = undefined;
    };
  }, [tracks, startEngine, random]);

  return { music, playlist };
}

/** Whoever paused the music does not want it back by itself after the next full load of a page. */
export function rememberPause(isPaused: boolean): void {
  try {
    if (isPaused) sessionStorage.setItem(pausedKey, 'true');
    else sessionStorage.removeItem(pausedKey);
  } catch {
    // The choice then holds until the page is left.
  }
}

function recallPause(): boolean {
  try {
    return sessionStorage.getItem(pausedKey) !== null;
  } catch {
    return false;
  }
}
