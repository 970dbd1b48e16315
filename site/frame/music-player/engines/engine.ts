import type { Track } from '#model/music-schema.ts';

/** The playback state, whoever requested it. `buffering`: requested, but not audible yet. */
export type EngineState = 'paused' | 'buffering' | 'playing';

/**
 * Why a track cannot be played here: something blocks its host (`blocked`), it no longer exists (`removed`), its owner
 * disallows embedding (`embedding-refused`), there is no network (`offline`), or its format is not supported
 * (`unplayable`).
 */
export type FailureReason = 'blocked' | 'removed' | 'embedding-refused' | 'offline' | 'unplayable';

/** A command from outside the bar: the lock screen, a media key, the video's window. */
export type RemoteCommand =
  | { name: 'play' | 'pause' | 'previous' | 'next' }
  /** A position in the track. */
  | { name: 'seek'; seconds: number };

/** Events of the track that was loaded last, never of an earlier one. */
export type EngineListener = {
  onStateChange: (state: EngineState) => void;
  /** The engine knows the track's duration. */
  onReady: () => void;
  onEnd: () => void;
  /** The browser requires a gesture before it allows sound. */
  onRefusal: () => void;
  /** At most once per load. */
  onFailure: (reason: FailureReason) => void;
  onRemoteCommand: (command: RemoteCommand) => void;
};

/** Plays tracks of one kind behind a common interface. */
export type Engine = {
  /**
   * Stops the current track and prepares another at the given second. Fetches nothing before `play`, except from this
   * host while music plays.
   */
  load: (track: Track, startSeconds: number) => void;
  /** Requests playback. If the browser refuses it, the state stays the same and `onRefusal` is called. */
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  /** 0 to 1. */
  setVolume: (volume: number) => void;
  setMuted: (isMuted: boolean) => void;
  /** The duration is the one in the content until the engine knows it, and NaN while neither is known. */
  readTime: () => { elapsedSeconds: number; durationSeconds: number };
  /** The element that plays the track, if it is the page's own. */
  readElement?: () => HTMLMediaElement | undefined;
  /** Fetches the probable next track if the browser can cache it. */
  prefetch: (track: Track) => void;
  /** Stops playback and events until the next `load`. */
  stop: () => void;
  /** Stops playback for good. */
  close: () => void;
};

export type StartEngine = (listener: EngineListener) => Engine;
