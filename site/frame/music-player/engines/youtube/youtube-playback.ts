import type { Engine, EngineListener, EngineState, FailureReason } from '../engine.ts';
import { createYoutubeClock } from './youtube-clock.ts';
import { reasons, states } from './youtube-codes.ts';
import type { YoutubeCommand, YoutubeNotice } from './youtube-messages.ts';

/** The document with YouTube's player, embedded in the page. */
type YoutubePlayer = {
  /** Only after its `ready` notice. */
  send: (command: YoutubeCommand) => void;
  /** Shows or hides the video, if the owner's settings show it at all. */
  setShown: (isShown: boolean) => void;
  remove: () => void;
};
type FirstVideo = { videoId: string; load: number };
export type OpenPlayer = (video: FirstVideo, onNotice: (notice: YoutubeNotice) => void) => YoutubePlayer;

/** The timeout for YouTube's script, for its player, and for playback to start. */
const responseTimeoutMs = 8000;
const stallMs = 20_000;

/** Plays YouTube videos in one player, which is opened with the first `play`. */
export function startYoutubePlayback(listener: EngineListener, openPlayer: OpenPlayer): Engine {
  const clock = createYoutubeClock();
  let player: YoutubePlayer | undefined;
  let isReady = false;
  /** The number of the last load; notices of earlier ones are stale. */
  let load = 0;
  let videoId = '';
  /** Whether events may be reported: from a load until its end or failure. */
  let isActive = false;
  let isSubmitted = false;
  let isRequested = false;
  let hasPlayed = false;
  let isPausing = false;
  /** `play` was called before YouTube confirmed the pause. */
  let isPauseStale = false;
  let hasTimedOut = false;
  let state: EngineState = 'paused';
  let volume = 1;
  let isMuted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  }

  function reportState(newState: EngineState): void {
    if (newState === state) return;
    state = newState;
    listener.onStateChange(state);
  }

  function sendSound(): void {
    if (isReady) player?.send({ name: 'sound', volume: Math.round(volume * 100), isMuted });
  }

  function reset(): void {
    clearTimeout(timer);
    if (isReady && isSubmitted) player?.send({ name: 'stop' });
    isActive = false;
    isSubmitted = false;
    isRequested = false;
    isPausing = false;
    hasTimedOut = false;
    state = 'paused';
  }

  function removePlayer(): void {
    player?.remove();
    player = undefined;
    isReady = false;
  }

  function fail(reason: FailureReason): void {
    if (!isActive) return;
    reset();
    player?.setShown(false);
    listener.onFailure(navigator.onLine ? reason : 'offline');
  }

  /** The next attempt opens a new player, in case the blocker is gone by then. */
  function failWithoutPlayer(): void {
    const wasRequested = isRequested;
    removePlayer();
    if (wasRequested) fail('blocked');
  }

  function refuse(): void {
    if (!isRequested) return;
    if (!navigator.onLine) {
      fail('offline');
      return;
    }
    clearTimeout(timer);
    isRequested = false;
    state = 'paused';
    listener.onRefusal();
  }

  /** Some browsers refuse silently, but not twice: by then there was a gesture. */
  function handleTimeout(): void {
    if (hasTimedOut) fail('blocked');
    else {
      hasTimedOut = true;
      refuse();
    }
  }

  function submit(): void {
    sendSound();
    if (isSubmitted) player?.send({ name: 'play' });
    else player?.send({ name: 'load', load, videoId, startSeconds: clock.read(false).elapsedSeconds });
    isSubmitted = true;
    wait(responseTimeoutMs, handleTimeout);
  }

  function handleState(youtubeState: number): void {
    if (isPauseStale && youtubeState !== states.buffering) {
      isPauseStale = false;
      if (youtubeState === states.paused) return;
    }
    if (youtubeState === states.playing) {
      // It was paused while still loading.
      if (isPausing) {
        player?.send({ name: 'pause' });
        return;
      }
      clearTimeout(timer);
      // Possibly started by a click on the video or a media key.
      isRequested = true;
      hasPlayed = true;
      clock.resume();
      reportState('playing');
    } else if (youtubeState === states.buffering) {
      if (!isRequested) return;
      // Before any gesture, the browser may still refuse it.
      if (hasPlayed || navigator.userActivation?.hasBeenActive) reportState('buffering');
      wait(stallMs, () => fail('blocked'));
    } else if (youtubeState === states.paused) {
      isPausing = false;
      if (isRequested && !hasPlayed) {
        refuse();
        return;
      }
      clearTimeout(timer);
      isRequested = false;
      reportState('paused');
    } else if (youtubeState === states.ended && hasPlayed) {
      reset();
      listener.onEnd();
    }
  }

  function handleTime(elapsedSeconds: number, durationSeconds: number): void {
    const change = clock.update(elapsedSeconds, durationSeconds);
    if (state === 'buffering' && change?.hasAdvanced) wait(stallMs, () => fail('blocked'));
    if (change?.isNewDuration) listener.onReady();
  }

  function handleNotice(notice: YoutubeNotice): void {
    if (notice.name === 'missing') failWithoutPlayer();
    else if (notice.name === 'script') {
      if (isRequested) wait(responseTimeoutMs, failWithoutPlayer);
    } else if (notice.name === 'ready') {
      isReady = true;
      if (isRequested) submit();
    } else if (notice.load !== load || !isActive) {
      if (notice.name === 'state' && notice.state === states.playing && !isSubmitted) player?.send({ name: 'stop' });
    } else if (notice.name === 'error') fail(reasons[notice.code] ?? 'blocked');
    else if (notice.name === 'refusal') refuse();
    else if (notice.name === 'state') handleState(notice.state);
    else handleTime(notice.elapsedSeconds, notice.durationSeconds);
  }

  return {
    load(track, startSeconds) {
      reset();
      load += 1;
      isActive = true;
      videoId = track.videoId ?? '';
      clock.reset(startSeconds);
    },
    play() {
      if (!isActive) return;
      // Repeated calls do not extend the timeout.
      if (isRequested && player) {
        if (isReady) player.send({ name: 'play' });
        return;
      }
      // A pause that YouTube has yet to confirm does not count as a refusal.
      isPauseStale = isPausing;
      hasPlayed &&= isPausing;
      isPausing = false;
      isRequested = true;
      if (isReady) submit();
      else {
        wait(responseTimeoutMs, failWithoutPlayer);
        player ??= openPlayer({ videoId, load }, handleNotice);
      }
      player?.setShown(true);
    },
    pause() {
      clearTimeout(timer);
      isPausing = isSubmitted && isRequested;
      isPauseStale = false;
      isRequested = false;
      if (isReady && isSubmitted) player?.send({ name: 'pause' });
      if (state === 'buffering') reportState('paused');
    },
    seek(seconds) {
      clock.seek(seconds);
      if (isReady && isSubmitted) player?.send({ name: 'seek', seconds });
    },
    setVolume(newVolume) {
      volume = newVolume;
      sendSound();
    },
    setMuted(isNowMuted) {
      isMuted = isNowMuted;
      sendSound();
    },
    readTime: () => clock.read(state === 'playing'),
    // Nothing is fetched from YouTube before it is needed.
    prefetch() {},
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
