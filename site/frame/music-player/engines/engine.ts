import type { Track } from '#model/music-schema.ts';

/** What the visitor hears or is about to hear, whoever asked for it. `buffering`: asked for, and not to be heard yet. */
export type EngineState = 'paused' | 'buffering' | 'playing';

/**
 * Why a track cannot be played here: something between the visitor and its host is in the way (`blocked`), it is not
 * there any more (`removed`), its owner lets nobody embed it (`embedding-refused`), there is no network (`offline`), or
 * it is of no kind that can be played (`unplayable`).
 */
export type FailureReason = 'blocked' | 'removed' | 'embedding-refused' | 'offline' | 'unplayable';

/** What a visitor asks for elsewhere than in the bar: on a lock screen, by a key of the keyboard, at the video's window. */
export type RemoteCommand =
  | { name: 'play' | 'pause' | 'previous' | 'next' }
  /** To a second of the track. */
  | { name: 'seek'; seconds: number };

/** What an engine tells of the track that was loaded last, and of no other. */
export type EngineListener = {
  onStateChange: (state: EngineState) => void;
  /** The duration became known. */
  onReady: () => void;
  onEnd: () => void;
  /** The browser wants a gesture of the visitor before it lets anything be heard. */
  onRefusal: () => void;
  /** At most once for each load. */
  onFailure: (reason: FailureReason) => void;
  onRemoteCommand: (command: RemoteCommand) => void;
};

/** Something that makes sound of tracks: the one place that knows how. */
export type Engine = {
  /** Stops what plays, and gets the track ready at a second of it. Fetches nothing from another host before `play`. */
  load: (track: Track, startSeconds: number) => void;
  /** Asks for sound. Where the browser refuses it, nothing changes but for `onRefusal`. */
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  /** 0 to 1. */
  setVolume: (volume: number) => void;
  setMuted: (isMuted: boolean) => void;
  /** The duration is NaN while unknown. */
  readTime: () => { elapsedSeconds: number; durationSeconds: number };
  /** Fetches a track that is likely to be the next one, where the browser can keep it. */
  warm: (track: Track) => void;
  /** Silence, and no more word, until the next `load`. */
  stop: () => void;
  /** Silence, for good. */
  close: () => void;
};

export type StartEngine = (listener: EngineListener) => Engine;
