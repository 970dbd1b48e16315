import type { Engine, EngineListener } from './engine.ts';

/** Plays the owner's own audio files. */
export function startAudioEngine({ onPlayingChange, onReady, onEnd, onFailure }: EngineListener): Engine {
  const audio = new Audio();
  // Even the length of a song costs 64 kB in Chromium: nothing is fetched for who never listens.
  audio.preload = 'none';
  const tellPlaying = () => {
    if (!audio.paused) audio.preload = 'auto';
    onPlayingChange(!audio.paused);
  };
  // Loading another file stops the sound with `emptied` alone.
  for (const kind of ['play', 'pause', 'emptied']) audio.addEventListener(kind, tellPlaying);
  audio.addEventListener('durationchange', onReady);
  audio.addEventListener('ended', onEnd);
  audio.addEventListener('error', () => {
    audio.pause();
    onFailure();
  });
  return {
    load({ file = '' }) {
      audio.src = file;
    },
    play() {
      // Refused until the visitor touches the page; interrupted by the next track; a broken file also fires `error`.
      audio.play().catch(() => {});
    },
    pause() {
      audio.pause();
    },
    seek(seconds) {
      audio.currentTime = seconds;
    },
    setVolume(volume) {
      audio.volume = volume;
    },
    readTime() {
      return { elapsedSeconds: audio.currentTime, durationSeconds: audio.duration };
    },
    close() {
      audio.removeAttribute('src');
      audio.load();
    },
  };
}
