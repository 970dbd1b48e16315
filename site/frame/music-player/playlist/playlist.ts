import { progressTickMs, restartThresholdSeconds, seekMax, trackLoadDelayMs, warmingSeconds } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import type { RemoteCommand, StartEngine } from '../engines/engine.ts';
import { canPause, isSounding, type Music, nameTrack, type Place, silence } from './music-state.ts';
import { createTurns } from './track-order.ts';

type Setup = {
  /** At least one. */
  tracks: Track[];
  startEngine: StartEngine;
  random: () => number;
  onChange: (music: Music) => void;
  /** Asks for sound at once, and again at the visitor's first gesture where the browser refuses. */
  startsByItself: boolean;
  /** Leaves the browser unasked until then. */
  waitsForGesture?: boolean | undefined;
  remembered?: Partial<Pick<Music, 'volume' | 'isMuted' | 'isPausedByVisitor'>> & { place?: Place | undefined };
};

export type Playlist = ReturnType<typeof startPlaylist>;

/** How long it says why a track was skipped, while the next one plays. */
const skipNoticeSeconds = 8;

/** Plays the tracks one after another, round and round, beginning with a random one. */
export function startPlaylist(setup: Setup) {
  const { tracks, startEngine, random, onChange, startsByItself, waitsForGesture, remembered = {} } = setup;
  const { place, ...choices } = remembered;
  let music: Music = { ...silence, ...choices };
  let isClosed = false;
  const turns = createTurns(tracks, place?.hasPressed ?? false);
  let index = tracks.findIndex((track) => nameTrack(track) === place?.name);
  let loadTimer: ReturnType<typeof setTimeout> | undefined;
  let progressTimer: ReturnType<typeof setInterval> | undefined;
  /** In percent: asked for before the duration is known, which may be after sound was asked for. */
  let wantedShare: number | undefined;

  const engine = startEngine({
    onStateChange(state) {
      // Some browsers pause what they refused.
      if (state === 'paused' && music.state === 'waiting') return;
      clearInterval(progressTimer);
      if (state === 'playing') {
        progressTimer = setInterval(readProgress, progressTickMs);
      }
      if (state === 'paused') update({ state, ...engine.readTime() });
      else update({ state, isWanted: true });
    },
    onReady() {
      update(engine.readTime());
      if (wantedShare !== undefined) goToShare(wantedShare);
    },
    onEnd: () => changeTrack(turns.findNext(index)),
    onRefusal() {
      update({ state: 'waiting' });
    },
    onFailure(reason) {
      const skipped = { title: music.track?.title ?? '', reason };
      if (turns.noteFailure(index)) {
        const nextIndex = turns.findNext(index);
        const isAskedFor = music.state !== 'paused' && music.state !== 'waiting';
        return isAskedFor ? changeTrack(nextIndex, skipped) : loadTrack(nextIndex, 0, { skipped });
      }
      clearTimers();
      update({ skipped, state: 'stopped', isWanted: false });
    },
    onRemoteCommand: obey,
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
    if (elapsedSeconds > 0) turns.forgetFailures();
    update({ ...time, ...(elapsedSeconds > skipNoticeSeconds && { skipped: undefined }) });
    if (durationSeconds - elapsedSeconds <= warmingSeconds) {
      engine.warm(tracks[turns.findNext(index)] as Track);
    }
  }

  function loadTrack(newIndex: number, startSeconds: number, change: Partial<Music>, playsSoon = false): void {
    index = newIndex;
    wantedShare = undefined;
    clearTimers();
    const track = tracks[index] as Track;
    // First of all: an engine may fail at once.
    update({ ...change, track, elapsedSeconds: startSeconds, durationSeconds: Number.NaN });
    if (playsSoon) loadTimer = setTimeout(play, trackLoadDelayMs);
    engine.load(track, startSeconds);
  }

  function changeTrack(newIndex: number, skipped?: Music['skipped']): void {
    loadTrack(newIndex, 0, { skipped, state: 'loading' }, true);
  }

  function play(): void {
    clearTimeout(loadTimer);
    loadTimer = undefined;
    if (!isSounding(music.state)) update({ state: 'loading' });
    engine.play();
  }

  function stopSound(): void {
    clearTimeout(loadTimer);
    loadTimer = undefined;
    update({ isWanted: false, ...(!isSounding(music.state) && { state: 'paused' }) });
    engine.pause();
  }

  function pause(): void {
    update({ isPausedByVisitor: true });
    stopSound();
  }

  function notePress(): void {
    turns.notePress();
    update({ isPausedByVisitor: false, isWanted: true });
  }

  function resume(): void {
    notePress();
    if (music.state === 'stopped') loadTrack(index, 0, { skipped: undefined });
    play();
  }

  function goToShare(share: number): void {
    const { durationSeconds } = engine.readTime();
    wantedShare = Number.isFinite(durationSeconds) ? undefined : share;
    if (wantedShare === undefined) goTo((share / seekMax) * durationSeconds);
  }

  function goTo(elapsedSeconds: number): void {
    engine.seek(elapsedSeconds);
    update({ elapsedSeconds });
  }

  function seek(share: number): void {
    notePress();
    goToShare(share);
    if (!isSounding(music.state)) resume();
  }

  function next(): void {
    notePress();
    changeTrack(turns.findNext(index));
  }

  function previous(): void {
    notePress();
    if (music.elapsedSeconds > restartThresholdSeconds || engine.readTime().elapsedSeconds > restartThresholdSeconds) {
      seek(0);
    } else changeTrack(turns.findPrevious(index));
  }

  function obey(command: RemoteCommand): void {
    if (command.name === 'seek') goTo(command.seconds);
    else ({ play: resume, pause, previous, next })[command.name]();
  }

  const startIndex = index === -1 ? turns.pickFirst(random) : index;
  const startSeconds = index === -1 ? 0 : (place?.elapsedSeconds ?? 0);
  const asksForSound = startsByItself && turns.isAllowed(startIndex);
  engine.setVolume(music.volume);
  engine.setMuted(music.isMuted);
  const asksAtOnce = asksForSound && !waitsForGesture;
  loadTrack(startIndex, startSeconds, { state: asksAtOnce ? 'loading' : asksForSound ? 'waiting' : 'paused' });
  if (asksAtOnce && music.track === tracks[startIndex]) engine.play();

  return {
    next,
    /** Starts the track again after more than 3 s, else goes to the one before. */
    previous,
    toggle() {
      if (canPause(music)) pause();
      else resume();
    },
    /** As a visitor's wish, for the next visits, too. */
    pause,
    /** To a share of the track, in percent. Plays from there if nothing plays yet. */
    seek,
    setVolume(volume: number) {
      engine.setVolume(volume);
      if (music.isMuted) engine.setMuted(false);
      update({ volume, isMuted: false });
    },
    toggleMuted() {
      engine.setMuted(!music.isMuted);
      update({ isMuted: !music.isMuted });
    },
    /** The visitor touched the page, so a browser that refused sound may allow it now. */
    noteGesture() {
      if (music.state === 'waiting' && turns.isAllowed(index)) engine.play();
    },
    /** The page is back from where a browser keeps it with all music paused. */
    wake: play,
    /** Another tab plays now. It is no wish of the visitor to hear nothing here on the next visit. */
    yield: stopSound,
    readPlace: (): Place => ({
      name: nameTrack(tracks[index] as Track),
      elapsedSeconds: engine.readTime().elapsedSeconds || music.elapsedSeconds,
      hasPressed: turns.hasPressed(),
    }),
    close() {
      isClosed = true;
      clearTimers();
      engine.close();
    },
  };
}
