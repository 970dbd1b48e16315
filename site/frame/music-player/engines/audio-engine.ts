import type { Track } from '#model/music-schema.ts';
import { savesData } from '#site/navigation/data-saver.ts';
import { explainAudioFailure } from './audio-failure.ts';
import type { Engine, EngineListener, EngineState, FailureReason } from './engine.ts';
import { createMediaSession } from './media-session.ts';
import { createSongPrefetcher } from './song-prefetcher.ts';

/** A song fails after this long without progress. */
const stallMs = 20_000;

/** Plays the owner's audio files through one element, because browsers grant autoplay to an element after a gesture. */
export function startAudioEngine(listener: EngineListener): Engine {
  const audio = new Audio();
  const session = createMediaSession(listener.onRemoteCommand, readTime);
  const prefetcher = createSongPrefetcher();
  /** A new object for each `load()`, so that stale results can be detected. */
  let current: { track: Track; hasPlayed: boolean; hasFailed: boolean } | undefined;
  let reportedState: EngineState = 'paused';
  /** Sound is allowed and wanted: it began, and nothing has paused it since. */
  let maySound = false;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;

  function readTime() {
    const { currentTime, duration } = audio;
    const expectedSeconds = current?.track.durationSeconds ?? Number.NaN;
    return { elapsedSeconds: currentTime, durationSeconds: Number.isFinite(duration) ? duration : expectedSeconds };
  }

  function report(state: EngineState): void {
    if (!current || state === reportedState) return;
    reportedState = state;
    clearTimeout(stallTimer);
    if (state === 'buffering') startStallTimer();
    session.setState(state);
    listener.onStateChange(state);
  }

  /** A stalled connection fires no event. */
  function startStallTimer(): void {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => void fail(async () => 'offline'), stallMs);
  }

  const listen = (kinds: string[], react: () => void) => {
    for (const kind of kinds) audio.addEventListener(kind, react);
  };

  const hasSound = () => audio.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  listen(['play', 'waiting'], () => {
    if (!audio.paused && !hasSound()) report('buffering');
  });
  listen(['playing'], () => {
    if (!current || audio.paused || !hasSound()) return;
    if (!current.hasPlayed) session.show(current.track);
    current.hasPlayed = true;
    maySound = true;
    report('playing');
  });
  listen(['pause'], () => {
    // Browsers also fire `pause` at the end of a song.
    if (!audio.paused || audio.ended) return;
    maySound = false;
    report('paused');
  });
  listen(['progress', 'timeupdate'], () => {
    if (reportedState === 'buffering') startStallTimer();
  });
  listen(['seeked'], session.setPosition);
  listen(['durationchange'], () => {
    session.setPosition();
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
    session.setState('paused');
    const reason = await explain();
    if (failed === current) listener.onFailure(reason);
  }

  function stop(): void {
    current = undefined;
    reportedState = 'paused';
    clearTimeout(stallTimer);
    prefetcher.stop();
    session.clear();
    audio.removeAttribute('src');
    audio.load();
  }

  return {
    load(track, startSeconds) {
      current = { track, hasPlayed: false, hasFailed: false };
      reportedState = 'paused';
      clearTimeout(stallTimer);
      // An unfinished prefetch would delay this song: browsers wait for a file that is already being fetched.
      prefetcher.stop();
      audio.preload = maySound && !savesData() ? 'metadata' : 'none';
      audio.src = track.file ?? '';
      // Before the metadata is loaded, the element keeps this as its start position.
      audio.currentTime = startSeconds;
      if (session.isShown()) session.show(track);
      session.setState('paused');
    },
    play() {
      const requested = current;
      if (!requested || requested.hasFailed) return;
      // Other rejections need no report: the next track or a pause interrupted it, or the file is broken, which also
      // fires the element's `error`.
      audio.play().catch((error: unknown) => {
        if (requested === current && (error as DOMException).name === 'NotAllowedError') listener.onRefusal();
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
    readElement: () => audio,
    prefetch({ file }) {
      if (file && file !== current?.track.file) prefetcher.prefetch(file);
    },
    stop,
    close: stop,
  };
}
