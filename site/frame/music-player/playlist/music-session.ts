import { tracks as ownTracks, site } from 'virtual:content';
import { songPrefix } from '#model/music.ts';
import type { Track } from '#model/music-schema.ts';
import { watchGestures } from '#site/frame/music-player/offer/first-gesture.ts';
import type { StartEngine } from '../engines/engine.ts';
import { startEngines } from '../engines/engines.ts';
import { createFirstOffer } from './first-offer.ts';
import { createHeardSongs } from './heard-songs.ts';
import { choiceNames, recallChoices, recallPosition, rememberChoices, rememberPosition } from './music-memory.ts';
import { isPlayingOrBuffering, type Music, type MusicState } from './music-state.ts';
import { createPlaybackLock } from './playback-lock.ts';
import { type Playlist, startPlaylist } from './playlist.ts';

type Options = {
  /** Instead of the owner's. */
  tracks?: Track[] | undefined;
  startEngine?: StartEngine | undefined;
  random: () => number;
  onChange: (music: Music) => void;
};

export type MusicSession = ReturnType<typeof startMusicSession>;

/** The music of one page load: starts it, stores choices and position, and lets only one tab play at a time. */
export function startMusicSession({ tracks = ownTracks, startEngine = startEngines, random, onChange }: Options) {
  let playlist: Playlist | undefined;
  let last: Music | undefined;
  const watchSound = createHeardSongs(countSong);
  let wasPlaying = false;
  let isClosed = false;
  const lock = createPlaybackLock(() => playlist?.yield());
  const controller = new AbortController();
  const { signal } = controller;
  const choices = recallChoices();

  const findOffer = createFirstOffer({
    hasRemoteTracksOnly: tracks.every(({ file }) => file === undefined),
    onAnswer: (isWanted) => playlist?.[isWanted ? 'toggle' : 'pause'](),
    onClose() {
      if (last) onChange(last);
    },
  });

  function start(autoplays: boolean): Playlist {
    const remembered = { ...choices, position: recallPosition() };
    playlist = startPlaylist({
      tracks,
      startEngine,
      random,
      autoplays,
      // See before-paint.ts.
      waitsForGesture: document.documentElement.dataset.gesture === 'key',
      remembered,
      onChange(music) {
        // Only on a change: a tab that lost the lock reports 'playing' for another moment, and must not take it back.
        if (music.state !== last?.state) updateLock(music.state);
        if (last) rememberChanges(last, music);
        last = music;
        watchSound(music);
        onChange({ ...music, offer: autoplays ? findOffer(music) : undefined });
      },
    });
    return playlist;
  }

  function updateLock(state: MusicState): void {
    if (state === 'playing') lock.acquire();
    else if (state !== 'loading' && state !== 'buffering') lock.release();
  }

  function savePosition(): void {
    if (playlist) rememberPosition(playlist.readPosition());
  }

  watchGestures(() => {
    if (!lock.isHeldElsewhere()) playlist?.handleGesture();
  }, signal);
  const leave = () => {
    savePosition();
    wasPlaying = last !== undefined && isPlayingOrBuffering(last.state);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && wasPlaying && !lock.isHeldElsewhere()) playlist?.wake();
  };
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', comeBack, { signal });
  // Phones terminate a page in the background without another event.
  document.addEventListener('visibilitychange', savePosition, { signal });
  lock.check(() => {
    if (!playlist && !isClosed) start(!choices.isPausedByVisitor && !lock.isHeldElsewhere());
  });

  return {
    /** For a visitor's command, which may come before the music has started by itself. */
    control: (): Playlist => playlist ?? start(false),
    close() {
      isClosed = true;
      controller.abort();
      playlist?.close();
      lock.close();
    },
  };
}

function rememberChanges(before: Music, now: Music): void {
  for (const choice of choiceNames) {
    if (before[choice] !== now[choice]) rememberChoices({ [choice]: now[choice] });
  }
}

/** Only where the site's own server counts, which keeps a number for each day and song; the script respects who opted out. */
function countSong(title: string): void {
  if (site.services.counter !== 'built-in') return;
  void window.goatcounter?.count?.({ path: songPrefix + title, title, event: true });
}
