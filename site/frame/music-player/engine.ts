import type { Track } from '#model/music-schema.ts';

/** What an engine tells; `isPlaying` is what the visitor hears or is about to hear, whoever asked for it. */
export type EngineListener = {
  onPlayingChange: (isPlaying: boolean) => void;
  /** The duration became known. */
  onReady: () => void;
  onEnd: () => void;
  /** The loaded track cannot be played here. */
  onFailure: () => void;
};

/** Something that makes sound of tracks: the one place that knows how. */
export type Engine = {
  /** Stops what plays and gets the track ready at its start. */
  load: (track: Track) => void;
  /** Asks for sound. Where the browser refuses it, nothing changes. */
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
  /** 0 to 1. */
  setVolume: (volume: number) => void;
  /** The duration is NaN while unknown. */
  readTime: () => { elapsedSeconds: number; durationSeconds: number };
  /** Silence, for good. */
  close: () => void;
};

export type StartEngine = (listener: EngineListener) => Engine;
