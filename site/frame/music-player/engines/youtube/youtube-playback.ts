import type { Engine, EngineListener, EngineState, FailureReason } from '../engine.ts';
import { reasons, states } from './youtube-codes.ts';
import type { YoutubeCommand, YoutubeNotice } from './youtube-messages.ts';

/** The document with YouTube's player, somewhere in the page. */
export type YoutubePlayer = {
  /** Only once it has told that it is ready. */
  send: (command: YoutubeCommand) => void;
  /** The video is to be seen from now on, where the owner wants that; or no more. */
  setShown: (isShown: boolean) => void;
  remove: () => void;
};
type FirstVideo = { videoId: string; load: number };
export type OpenPlayer = (video: FirstVideo, onNotice: (notice: YoutubeNotice) => void) => YoutubePlayer;

/** YouTube's script, its player, and then a first sign that it plays: each has so long to come. */
export const answerMs = 8000;
export const stallMs = 20_000;
/** About as often the time is told while it plays. */
const tickSeconds = 0.25;

/** Plays videos of YouTube in one player, which is opened when sound is asked for the first time. */
export function startYoutubePlayback(listener: EngineListener, openPlayer: OpenPlayer): Engine {
  let player: YoutubePlayer | undefined;
  let isReady = false;
  /** Names what was loaded last; what is told of another is too late. */
  let load = 0;
  let videoId = '';
  /** Whether anything may be told: from a load until its end or failure. */
  let isOpen = false;
  let isGiven = false;
  let isAsked = false;
  let isHeard = false;
  let isPausing = false;
  /** Play was asked for before YouTube told of the pause. */
  let isPauseOvertaken = false;
  let wasSilent = false;
  let state: EngineState = 'paused';
  let time = { elapsedSeconds: 0, durationSeconds: Number.NaN };
  let toldMs = 0;
  let soughtMs = Number.NEGATIVE_INFINITY;
  let volume = 1;
  let isMuted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  }

  function tellState(newState: EngineState): void {
    if (newState === state) return;
    state = newState;
    listener.onStateChange(state);
  }

  function sendSound(): void {
    if (isReady) player?.send({ name: 'sound', volume: Math.round(volume * 100), isMuted });
  }

  function reset(): void {
    clearTimeout(timer);
    if (isReady && isGiven) player?.send({ name: 'stop' });
    isOpen = false;
    isGiven = false;
    isAsked = false;
    isPausing = false;
    wasSilent = false;
    state = 'paused';
  }

  function removePlayer(): void {
    player?.remove();
    player = undefined;
    isReady = false;
  }

  function fail(reason: FailureReason): void {
    if (!isOpen) return;
    reset();
    player?.setShown(false);
    listener.onFailure(navigator.onLine ? reason : 'offline');
  }

  /** Whatever is in the way may be gone when it is tried again, with another player. */
  function failWithoutPlayer(): void {
    const isWanted = isAsked;
    removePlayer();
    if (isWanted) fail('blocked');
  }

  function refuse(): void {
    if (!isAsked) return;
    if (!navigator.onLine) {
      fail('offline');
      return;
    }
    clearTimeout(timer);
    isAsked = false;
    state = 'paused';
    listener.onRefusal();
  }

  /** Some browsers refuse without a word, but not a second time: by then there was a gesture. */
  function noteSilence(): void {
    if (wasSilent) fail('blocked');
    else {
      wasSilent = true;
      refuse();
    }
  }

  function submit(): void {
    sendSound();
    if (isGiven) player?.send({ name: 'play' });
    else player?.send({ name: 'load', load, videoId, startSeconds: time.elapsedSeconds });
    isGiven = true;
    wait(answerMs, noteSilence);
  }

  function noteState(youtubeState: number): void {
    if (isPauseOvertaken && youtubeState !== states.buffering) {
      isPauseOvertaken = false;
      if (youtubeState === states.paused) return;
    }
    if (youtubeState === states.playing) {
      // A video that was still coming when it was paused.
      if (isPausing) {
        player?.send({ name: 'pause' });
        return;
      }
      clearTimeout(timer);
      // Without having been asked here: by a press on the video, or a key for media.
      isAsked = true;
      isHeard = true;
      toldMs = Date.now();
      tellState('playing');
    } else if (youtubeState === states.buffering) {
      if (!isAsked) return;
      // It may be refused yet where the visitor has touched nothing.
      if (isHeard || navigator.userActivation?.hasBeenActive) tellState('buffering');
      wait(stallMs, () => fail('blocked'));
    } else if (youtubeState === states.paused) {
      isPausing = false;
      if (isAsked && !isHeard) {
        refuse();
        return;
      }
      clearTimeout(timer);
      isAsked = false;
      tellState('paused');
    } else if (youtubeState === states.ended && isHeard) {
      reset();
      listener.onEnd();
    }
  }

  function noteTime(elapsedSeconds: number, durationSeconds: number): void {
    const isOld = Date.now() - soughtMs < 1000 && Math.abs(elapsedSeconds - time.elapsedSeconds) > 2;
    if (isOld) return;
    if (state === 'buffering' && elapsedSeconds > time.elapsedSeconds) wait(stallMs, () => fail('blocked'));
    const isNew = durationSeconds > 0 && durationSeconds !== time.durationSeconds;
    time = { elapsedSeconds, durationSeconds: durationSeconds || Number.NaN };
    toldMs = Date.now();
    if (isNew) listener.onReady();
  }

  function hear(notice: YoutubeNotice): void {
    if (notice.name === 'missing') failWithoutPlayer();
    else if (notice.name === 'script') {
      if (isAsked) wait(answerMs, failWithoutPlayer);
    } else if (notice.name === 'ready') {
      isReady = true;
      if (isAsked) submit();
    } else if (notice.load !== load || !isOpen) {
      if (notice.name === 'state' && notice.state === states.playing && !isGiven) player?.send({ name: 'stop' });
    } else if (notice.name === 'error') fail(reasons[notice.code] ?? 'blocked');
    else if (notice.name === 'refusal') refuse();
    else if (notice.name === 'state') noteState(notice.state);
    else noteTime(notice.elapsedSeconds, notice.durationSeconds);
  }

  return {
    load(track, startSeconds) {
      reset();
      load += 1;
      isOpen = true;
      videoId = track.videoId ?? '';
      time = { elapsedSeconds: startSeconds, durationSeconds: Number.NaN };
    },
    play() {
      if (!isOpen) return;
      // However often it is asked for, there is so long for an answer.
      if (isAsked && player) {
        if (isReady) player.send({ name: 'play' });
        return;
      }
      // A pause that YouTube has not yet told is no refusal of this.
      isPauseOvertaken = isPausing;
      isHeard &&= isPausing;
      isPausing = false;
      isAsked = true;
      if (isReady) submit();
      else {
        wait(answerMs, failWithoutPlayer);
        player ??= openPlayer({ videoId, load }, hear);
      }
      player?.setShown(true);
    },
    pause() {
      clearTimeout(timer);
      isPausing = isGiven && isAsked;
      isPauseOvertaken = false;
      isAsked = false;
      if (isReady && isGiven) player?.send({ name: 'pause' });
      if (state === 'buffering') tellState('paused');
    },
    seek(seconds) {
      time.elapsedSeconds = seconds;
      soughtMs = toldMs = Date.now();
      if (isReady && isGiven) player?.send({ name: 'seek', seconds });
    },
    setVolume(newVolume) {
      volume = newVolume;
      sendSound();
    },
    setMuted(isNowMuted) {
      isMuted = isNowMuted;
      sendSound();
    },
    readTime() {
      const sinceSeconds = state === 'playing' ? Math.min((Date.now() - toldMs) / 1000, tickSeconds) : 0;
      return { ...time, elapsedSeconds: time.elapsedSeconds + sinceSeconds };
    },
    // Nothing is asked of YouTube before it is needed.
    warm() {},
    stop() {
      reset();
      player?.setShown(false);
    },
    close() {
      reset();
      removePlayer();
    },
  };
}
