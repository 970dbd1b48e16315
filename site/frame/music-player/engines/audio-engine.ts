import type { Track } from '#model/music-schema.ts';
import { explainAudioFailure } from './audio-failure.ts';
import { savesData } from './data-saver.ts';
import type { Engine, EngineListener, EngineState, FailureReason } from './engine.ts';
import { createMediaSession } from './media-session.ts';
import { createSongWarmer } from './song-warmer.ts';

/** Without a sound, or a byte, for so long, a song is given up. */
const stallMs = 20_000;

/** Plays the owner's own audio files, all through one element: what a gesture allowed it once, it may do from then on. */
export function startAudioEngine(listener: EngineListener): Engine {
  const audio = new Audio();
  audio.preload = savesData() ? 'none' : 'metadata';
  const session = createMediaSession(listener.onRemoteCommand, readTime);
  const warmer = createSongWarmer();
  /** One for each call of `load`: what comes late of an earlier one is known by it. */
  let current: { track: Track; hasPlayed: boolean; hasFailed: boolean } | undefined;
  let toldState: EngineState = 'paused';
  let stallTimer: ReturnType<typeof setTimeout> | undefined;

  function readTime() {
    const { currentTime, duration } = audio;
    return { elapsedSeconds: currentTime, durationSeconds: Number.isFinite(duration) ? duration : Number.NaN };
  }

  function tell(state: EngineState): void {
    if (!current || state === toldState) return;
    toldState = state;
    clearTimeout(stallTimer);
    if (state === 'buffering') waitForSound();
    session.tellState(state);
    listener.onStateChange(state);
  }

  /** A line that stays silent is told by no event at all. */
  function waitForSound(): void {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => void fail(async () => 'offline'), stallMs);
  }

  const listen = (kinds: string[], react: () => void) => {
    for (const kind of kinds) audio.addEventListener(kind, react);
  };

  const hasSound = () => audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  listen(['play', 'waiting'], () => {
    if (!audio.paused && !hasSound()) tell('buffering');
  });
  listen(['playing'], () => {
    if (!current || audio.paused || !hasSound()) return;
    if (!current.hasPlayed) session.show(current.track);
    current.hasPlayed = true;
    tell('playing');
  });
  listen(['pause'], () => {
    // The end of a song is no pause.
    if (audio.paused && !audio.ended) tell('paused');
  });
  listen(['progress', 'timeupdate'], () => {
    if (toldState === 'buffering') waitForSound();
  });
  listen(['seeked'], session.tellTime);
  listen(['durationchange'], () => {
    session.tellTime();
    if (Number.isFinite(audio.duration)) listener.onReady();
  });
  listen(['ended'], () => {
    if (audio.ended) listener.onEnd();
  });
  listen(['error'], () => {
    const { error } = audio;
    if (error) void fail(() => explainAudioFailure(audio.src, error.code));
  });

  async function fail(explain: () => Promise<FailureReason>): Promise<void> {
    const failed = current;
    if (!failed || failed.hasFailed) return;
    failed.hasFailed = true;
    clearTimeout(stallTimer);
    session.tellState('paused');
    const reason = await explain();
    if (failed === current) listener.onFailure(reason);
  }

  function stop(): void {
    current = undefined;
    toldState = 'paused';
    clearTimeout(stallTimer);
    warmer.stop();
    session.clear();
    audio.removeAttribute('src');
    audio.load();
  }

  return {
    load(track, startSeconds) {
      current = { track, hasPlayed: false, hasFailed: false };
      toldState = 'paused';
      clearTimeout(stallTimer);
      // What is not all there by now would hold up the same song: a browser waits for a file that it is fetching already.
      warmer.stop();
      audio.src = track.file ?? '';
      // Nothing is known of the file yet: the element keeps the time until it can go there.
      audio.currentTime = startSeconds;
      if (session.isShown()) session.show(track);
      session.tellState('paused');
    },
    play() {
      const asked = current;
      if (!asked || asked.hasFailed) return;
      // Other refusals: interrupted by the next track or a pause, which nobody has to hear of; or the file is broken,
      // which is an `error` of the element, too.
      audio.play().catch((error: unknown) => {
        if (asked === current && (error as DOMException).name === 'NotAllowedError') listener.onRefusal();
      });
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
    setMuted(isMuted) {
      audio.muted = isMuted;
    },
    readTime,
    warm({ file }) {
      if (file && file !== current?.track.file) warmer.warm(file);
    },
    stop,
    close: stop,
  };
}
