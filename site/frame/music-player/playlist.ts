import {
  defaultVolume,
  findNextTrack,
  findPreviousTrack,
  pickFirstTrack,
  progressTickMs,
  restartThresholdSeconds,
  seekMax,
  trackLoadDelayMs,
} from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import type { StartEngine } from './engine.ts';

export type Music = Readonly<{
  /** Undefined before the first track was picked. */
  track: Track | undefined;
  /** The engine's real state. */
  isPlaying: boolean;
  elapsedSeconds: number;
  /** NaN while unknown. */
  durationSeconds: number;
  volume: number;
  /** Why something was not played; empty while all is well. */
  notice: string;
}>;

export const silence: Music = {
  track: undefined,
  isPlaying: false,
  elapsedSeconds: 0,
  durationSeconds: Number.NaN,
  volume: defaultVolume,
  notice: '',
};

type Setup = {
  /** At least one. */
  tracks: Track[];
  startEngine: StartEngine;
  random: () => number;
  onChange: (music: Music) => void;
  /** Asks for sound at once, and again at the visitor's first gesture where the browser refuses. */
  startsByItself: boolean;
};

export type Playlist = ReturnType<typeof startPlaylist>;

/** Plays the tracks one after another, round and round, beginning with a random one. */
export function startPlaylist({ tracks, startEngine, random, onChange, startsByItself }: Setup) {
  let music = silence;
  let isClosed = false;
  let index = pickFirstTrack(tracks.length, random);
  let isWaitingForGesture = startsByItself;
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let progressTimer: ReturnType<typeof setInterval> | undefined;
  /** In percent: asked for before the duration is known, which may be after sound was asked for. */
  let wantedShare: number | undefined;
  /** Those that failed since anything was last heard. */
  const failedTracks = new Set<number>();

  const engine = startEngine({
    onPlayingChange(isPlaying) {
      clearInterval(progressTimer);
      if (isPlaying) {
        isWaitingForGesture = false;
        progressTimer = setInterval(readProgress, progressTickMs);
      }
      update({ isPlaying });
    },
    onReady() {
      update(engine.readTime());
      if (wantedShare !== undefined) goToShare(wantedShare);
    },
    onEnd: next,
    onFailure() {
      failedTracks.add(index);
      const notice = `Could not play ${tracks[index]?.title}`;
      if (failedTracks.size < tracks.length) changeTrack(findNextTrack(index, tracks.length), notice);
      else {
        failedTracks.clear();
        isWaitingForGesture = false;
        update({ notice: 'No song could be played', isPlaying: false });
      }
    },
  });

  function update(change: Partial<Music>): void {
    music = { ...music, ...change };
    if (!isClosed) onChange(music);
  }

  function readProgress(): void {
    const time = engine.readTime();
    if (time.elapsedSeconds > 0) failedTracks.clear();
    update(time);
  }

  function loadTrack(newIndex: number, notice = ''): void {
    index = newIndex;
    wantedShare = undefined;
    const track = tracks[index] as Track;
    engine.load(track);
    update({ track, notice, elapsedSeconds: 0, durationSeconds: Number.NaN });
  }

  function changeTrack(newIndex: number, notice?: string): void {
    clearTimeout(loadTimer);
    loadTrack(newIndex, notice);
    loadTimer = setTimeout(play, trackLoadDelayMs);
  }

  function play(): void {
    clearTimeout(loadTimer);
    loadTimer = undefined;
    engine.play();
  }

  function goToShare(share: number): void {
    const { durationSeconds } = engine.readTime();
    wantedShare = Number.isFinite(durationSeconds) ? undefined : share;
    if (wantedShare !== undefined) return;
    const elapsedSeconds = (share / seekMax) * durationSeconds;
    engine.seek(elapsedSeconds);
    update({ elapsedSeconds });
  }

  function seek(share: number): void {
    goToShare(share);
    if (!music.isPlaying) play();
  }

  function next(): void {
    changeTrack(findNextTrack(index, tracks.length));
  }

  loadTrack(index);
  engine.setVolume(defaultVolume);
  if (startsByItself) engine.play();

  return {
    next,
    /** Starts the track again after more than 3 s, else goes to the one before. */
    previous() {
      if (engine.readTime().elapsedSeconds > restartThresholdSeconds) seek(0);
      else changeTrack(findPreviousTrack(index, tracks.length));
    },
    toggle() {
      if (music.isPlaying) engine.pause();
      else play();
    },
    /** To a share of the track, in percent. Plays from there if nothing plays yet. */
    seek,
    setVolume(volume: number) {
      engine.setVolume(volume);
      update({ volume });
    },
    /** The visitor touched the page, so a browser that refused sound may allow it now. */
    noteGesture() {
      if (isWaitingForGesture && !loadTimer) play();
    },
    close() {
      isClosed = true;
      clearTimeout(loadTimer);
      clearInterval(progressTimer);
      engine.close();
    },
  };
}
