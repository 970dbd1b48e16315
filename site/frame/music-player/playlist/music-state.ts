import { defaultVolume } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import type { EngineState, FailureReason } from '../engines/engine.ts';

/**
 * `loading`: a track was chosen and is about to play. `waiting`: for a gesture, because the browser blocks sound until
 * then. `stopped`: nothing can be played.
 */
export type MusicState = 'loading' | 'waiting' | 'stopped' | EngineState;

/** The offer of music to a new visitor, and the handlers of their answer. */
export type Offer = { onAnswer: (isWanted: boolean) => void; onClose: () => void };

export type Music = Readonly<{
  /** Undefined until the first track is picked. */
  track: Track | undefined;
  state: MusicState;
  elapsedSeconds: number;
  /** NaN while unknown. */
  durationSeconds: number;
  volume: number;
  isMuted: boolean;
  /** The visitor asked for music or has already heard it: a short gap is not a pause. */
  isWanted: boolean;
  /** Paused by the visitor, not by the browser or because another tab plays. */
  isPausedByVisitor: boolean;
  /** Tracks follow in an order drawn by chance, instead of the owner's. */
  isShuffled: boolean;
  /** The same track starts again at its end; otherwise the first follows the last. */
  isRepeating: boolean;
  /** The last track that could not be played. */
  skipped: { title: string; reason: FailureReason } | undefined;
  /** For a first-time visitor. */
  offer?: Offer | undefined;
}>;

export const silence: Music = {
  track: undefined,
  state: 'paused',
  elapsedSeconds: 0,
  durationSeconds: Number.NaN,
  volume: defaultVolume,
  isMuted: false,
  isWanted: false,
  isPausedByVisitor: false,
  isShuffled: false,
  isRepeating: false,
  skipped: undefined,
};

/** The position in the music, as stored for a reload. */
export type PlaybackPosition = {
  /** The track's, from `nameTrack`. */
  name: string;
  elapsedSeconds: number;
  /** Whether the visitor has used a control of the player. */
  hasUsedControls: boolean;
};

/** The stored name of a track, which identifies it after a reload. */
export const nameTrack = ({ videoId, file = '' }: Track) => videoId ?? file;

/** There is sound, or there will be without further action. */
export const isPlayingOrBuffering = (state: MusicState) => state === 'playing' || state === 'buffering';

/** Whether a click on the play button pauses. Music that the browser has not allowed yet can only be started. */
export const canPause = ({ state, isWanted }: Music) =>
  isPlayingOrBuffering(state) || (state === 'loading' && isWanted);
