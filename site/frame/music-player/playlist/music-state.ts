import { defaultVolume } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import type { EngineState, FailureReason } from '../engines/engine.ts';

/**
 * `loading`: a track was chosen and is to play. `waiting`: for a gesture, because the browser lets nothing be heard
 * before. `stopped`: nothing can be played.
 */
export type MusicState = 'loading' | 'waiting' | 'stopped' | EngineState;

/** The question whether a visitor wants music, and what their answers do. */
export type Offer = { onAnswer: (isWanted: boolean) => void; onClose: () => void };

export type Music = Readonly<{
  /** Undefined before the first track was picked. */
  track: Track | undefined;
  state: MusicState;
  elapsedSeconds: number;
  /** NaN while unknown. */
  durationSeconds: number;
  volume: number;
  isMuted: boolean;
  /** The visitor asked for it, or has heard music already: a moment of silence is no pause. */
  isWanted: boolean;
  /** The visitor's own wish, not a browser's or another tab's. */
  isPausedByVisitor: boolean;
  /** The last track that could not be played. */
  skipped: { title: string; reason: FailureReason } | undefined;
  /** For somebody who is here for the first time. */
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
  skipped: undefined,
};

/** Where the music of a visit is, for after a reload. */
export type Place = {
  /** The track's, from `nameTrack`. */
  name: string;
  elapsedSeconds: number;
  /** Whether the visitor pressed a control of the player. */
  hasPressed: boolean;
};

/** What a track is known by between two loads of a page. */
export const nameTrack = ({ videoId, file = '' }: Track) => videoId ?? file;

/** Something is heard, or will be without another word of anybody. */
export const isSounding = (state: MusicState) => state === 'playing' || state === 'buffering';

/** Whether a press on the big key ends it. What a browser has yet to allow can only be started. */
export const canPause = ({ state, isWanted }: Music) => isSounding(state) || (state === 'loading' && isWanted);
