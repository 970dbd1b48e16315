import { prefetchSeconds, progressTickMs, restartThresholdSeconds, seekMax, trackLoadDelayMs } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import type { RemoteCommand, StartEngine } from '../engines/engine.ts';
import type { Choices } from './music-memory.ts';
import {
  canPause,
  isPlayingOrBuffering,
  type Music,
  nameTrack,
  type PlaybackPosition,
  silence,
} from './music-state.ts';
import { createTrackOrder } from './track-order.ts';

type Options = {
  /** At least one. */
  tracks: Track[];
  startEngine: StartEngine;
  random: () => number;
  onChange: (music: Music) => void;
  /** Tries to play at once, and again on the visitor's first gesture if the browser refuses. */
  autoplays: boolean;
  /** Does not try before that gesture. */
  waitsForGesture?: boolean | undefined;
  remembered?: Partial<Choices> & {
    position?: PlaybackPosition | undefined;
  };
};

export type Playlist = ReturnType<typeof startPlaylist>;

/** How long into the next track the reason for a skip is shown. */
const skipNoticeSeconds = 8;

/** Plays the tracks in a loop, beginning with a random one. */
export function startPlaylist(options: Options) {
  const { tracks, startEngine, random, onChange, autoplays, waitsForGesture, remembered = {} } = options;
  const { position, ...choices } = remembered;
  let music: Music = { ...silence, ...choices };
  let isClosed = false;
  const order = createTrackOrder(tracks, position?.hasUsedControls ?? false);
  let index = tracks.findIndex((track) => nameTrack(track) === position?.name);
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let progressTimer: ReturnType<typeof setInterval> | undefined;
  /** The engine knows the duration: until then it is the one in the content, or unknown. */
  let isReady = false;
  /** A seek from before that, to repeat if the duration turns out to be another. */
  let earlySeek: { percent: number; durationSeconds: number } | undefined;

  const engine = startEngine({
    onStateChange(state) {
      // Some browsers report a pause after refusing to play.
      if (state === 'paused' && music.state === 'waiting') return;
      clearInterval(progressTimer);
      if (state === 'playing') {
        progressTimer = setInterval(readProgress, progressTickMs);
      }
      if (state === 'paused') update({ state, ...engine.readTime() });
      else update({ state, isWanted: true });
    },
    onReady() {
      isReady = true;
      const time = engine.readTime();
      update(time);
      const isAsExpected = earlySeek && Math.abs(time.durationSeconds - earlySeek.durationSeconds) < 1;
      if (earlySeek && !isAsExpected) seekToPercent(earlySeek.percent);
      earlySeek = undefined;
    },
    onEnd: () => changeTrack(music.isRepeating ? index : order.findNext(index)),
    onRefusal() {
      update({ state: 'waiting' });
    },
    onFailure(reason) {
      const skipped = { title: music.track?.title ?? '', reason };
      if (order.recordFailure(index)) {
        const nextIndex = order.findNext(index);
        const isStarted = music.state !== 'paused' && music.state !== 'waiting';
        return isStarted ? changeTrack(nextIndex, skipped) : loadTrack(nextIndex, 0, { skipped });
      }
      clearTimers();
      update({ skipped, state: 'stopped', isWanted: false });
    },
    onRemoteCommand: run,
  });

  function update(change: Partial<Music>): void {
    music = { ...music, ...change };
    if (!isClosed) onChange(music);
  }

  function clearTimers(): void {
    clearTimeout(loadTimer);
    clearInterval(progressTimer);
    loadTimer = undefined;
  }

  function readProgress(): void {
    const time = engine.readTime();
    const { elapsedSeconds, durationSeconds } = time;
    if (elapsedSeconds > 0) order.forgetFailures();
    update({ ...time, ...(elapsedSeconds > skipNoticeSeconds && { skipped: undefined }) });
    if (durationSeconds - elapsedSeconds <= prefetchSeconds) {
      engine.prefetch(tracks[order.findNext(index)] as Track);
    }
  }

  function loadTrack(newIndex: number, startSeconds: number, change: Partial<Music>, playsSoon = false): void {
    index = newIndex;
    isReady = false;
    earlySeek = undefined;
    clearTimers();
    const track = tracks[index] as Track;
    // Before the engine loads, because that may fail synchronously.
    const { durationSeconds = Number.NaN } = track;
    update({ ...change, track, elapsedSeconds: startSeconds, durationSeconds });
    if (playsSoon) loadTimer = setTimeout(play, trackLoadDelayMs);
    engine.load(track, startSeconds);
  }

  function changeTrack(newIndex: number, skipped?: Music['skipped']): void {
    loadTrack(newIndex, 0, { skipped, state: 'loading' }, true);
  }

  function play(): void {
    clearTimeout(loadTimer);
    loadTimer = undefined;
    if (!isPlayingOrBuffering(music.state)) update({ state: 'loading' });
    engine.play();
  }

  function stopSound(): void {
    clearTimeout(loadTimer);
    loadTimer = undefined;
    update({ isWanted: false, ...(!isPlayingOrBuffering(music.state) && { state: 'paused' }) });
    engine.pause();
  }

  function pause(): void {
    update({ isPausedByVisitor: true });
    stopSound();
  }

  function recordControlUse(): void {
    order.recordControlUse();
    update({ isPausedByVisitor: false, isWanted: true });
  }

  function resume(): void {
    recordControlUse();
    if (music.state === 'stopped') loadTrack(index, 0, { skipped: undefined });
    play();
  }

  function seekToPercent(percent: number): void {
    const { durationSeconds } = engine.readTime();
    if (Number.isFinite(durationSeconds)) goTo((percent / seekMax) * durationSeconds);
    earlySeek = isReady ? undefined : { percent, durationSeconds };
  }

  function goTo(elapsedSeconds: number): void {
    earlySeek = undefined;
    engine.seek(elapsedSeconds);
    update({ elapsedSeconds });
  }

  function seek(percent: number): void {
    recordControlUse();
    seekToPercent(percent);
    if (!isPlayingOrBuffering(music.state)) resume();
  }

  function next(): void {
    recordControlUse();
    changeTrack(order.findNext(index));
  }

  function previous(): void {
    recordControlUse();
    if (music.elapsedSeconds > restartThresholdSeconds || engine.readTime().elapsedSeconds > restartThresholdSeconds) {
      seek(0);
    } else changeTrack(order.findPrevious(index));
  }

  function run(command: RemoteCommand): void {
    if (command.name === 'seek') goTo(command.seconds);
    else ({ play: resume, pause, previous, next })[command.name]();
  }

  order.setShuffled(music.isShuffled, random);
  const startIndex = index === -1 ? order.pickFirst(random) : index;
  const startSeconds = index === -1 ? 0 : (position?.elapsedSeconds ?? 0);
  const mayStart = autoplays && order.isAllowed(startIndex);
  engine.setVolume(music.volume);
  engine.setMuted(music.isMuted);
  // A browser may allow muted music before a gesture: nobody would hear what it fetches.
  const startsAtOnce = mayStart && !waitsForGesture && !music.isMuted;
  loadTrack(startIndex, startSeconds, { state: startsAtOnce ? 'loading' : mayStart ? 'waiting' : 'paused' });
  if (startsAtOnce && music.track === tracks[startIndex]) engine.play();

  return {
    next,
    /** Restarts the track after more than 3 s, otherwise goes to the previous one. */
    previous,
    toggle() {
      if (canPause(music)) pause();
      else resume();
    },
    /** The visitor's choice, which is stored for future visits. */
    pause,
    /** Seeks to a percentage of the track; starts playback if nothing is playing. */
    seek,
    /** The visitor chose a track, by its place in the content. */
    jump(newIndex: number) {
      recordControlUse();
      changeTrack(newIndex);
    },
    toggleShuffled() {
      order.setShuffled(!music.isShuffled, random);
      update({ isShuffled: !music.isShuffled });
    },
    toggleRepeating() {
      update({ isRepeating: !music.isRepeating });
    },
    setVolume(volume: number) {
      engine.setVolume(volume);
      if (music.isMuted) engine.setMuted(false);
      update({ volume, isMuted: false });
    },
    toggleMuted() {
      engine.setMuted(!music.isMuted);
      update({ isMuted: !music.isMuted });
    },
    /** After a gesture of the visitor, a browser that refused sound may allow it. */
    handleGesture() {
      if (music.state === 'waiting' && order.isAllowed(index)) engine.play();
    },
    /** The page was restored from the back/forward cache, which pauses media. */
    wake: play,
    /** Another tab has started playing. Not stored as the visitor's choice for the next visit. */
    yield: stopSound,
    /** What plays an own file, to be listened to; undefined before, and for YouTube. */
    readElement: () => engine.readElement?.(),
    readPosition: (): PlaybackPosition => ({
      name: nameTrack(tracks[index] as Track),
      elapsedSeconds: engine.readTime().elapsedSeconds || music.elapsedSeconds,
      hasUsedControls: order.hasUsedControls(),
    }),
    close() {
      isClosed = true;
      clearTimers();
      engine.close();
    },
  };
}
