import type { Track } from '#model/music-schema.ts';
import type { StartEngine } from './engine.ts';
import { recallChoices, recallPlace, rememberChoices, rememberPlace } from './music-memory.ts';
import type { Music } from './music-state.ts';
import { type Playlist, startPlaylist } from './playlist.ts';
import { createTabTurn } from './tab-turn.ts';

type Setup = {
  tracks: Track[];
  startEngine: StartEngine;
  random: () => number;
  onChange: (music: Music) => void;
};

/** The music of one load of the site: starts once the page is there, remembers, and leaves other tabs their turn. */
export function startMusicSession({ tracks, startEngine, random, onChange }: Setup) {
  let playlist: Playlist | undefined;
  let isClosed = false;
  const turn = createTabTurn(() => playlist?.yield());
  const controller = new AbortController();
  const { signal } = controller;
  const choices = recallChoices();

  function start(startsByItself: boolean): Playlist {
    const remembered = { ...choices, place: recallPlace() };
    let last: Music | undefined;
    playlist = startPlaylist({
      tracks,
      startEngine,
      random,
      startsByItself,
      remembered,
      onChange(music) {
        if (music.state === 'playing') turn.take();
        else if (music.state !== 'loading' && music.state !== 'buffering') turn.give();
        if (last && haveChoicesChanged(last, music)) rememberChoices(music);
        last = music;
        onChange(music);
      },
    });
    return playlist;
  }

  function keepPlace(): void {
    if (playlist) rememberPlace(playlist.readPlace());
  }

  // A browser counts audio as part of the page: before its load event, the first song would hold that up.
  async function startByItself(): Promise<void> {
    await turn.look();
    if (!playlist && !isClosed) start(!choices.isPausedByVisitor && !turn.isTaken());
  }

  const noteGesture = ({ type, target }: Event) => {
    // In the player, a key becomes a click if it means anything; sound in between would turn play into pause.
    const isKeyOfPlayer = type === 'keydown' && target instanceof Element && target.closest('[data-player-bar]');
    if (!isKeyOfPlayer && !turn.isTaken()) playlist?.noteGesture();
  };

  document.addEventListener('click', noteGesture, { signal });
  document.addEventListener('keydown', noteGesture, { signal });
  addEventListener('pagehide', keepPlace, { signal });
  // Phones end a page in the background without another word.
  document.addEventListener('visibilitychange', keepPlace, { signal });
  if (document.readyState === 'complete') startByItself();
  else addEventListener('load', startByItself, { once: true, signal });

  return {
    /** The visitor wants something: they need not wait until all of the page is there. */
    control: (): Playlist => playlist ?? start(false),
    close() {
      isClosed = true;
      controller.abort();
      playlist?.close();
      turn.give();
    },
  };
}

function haveChoicesChanged(before: Music, now: Music): boolean {
  return (['volume', 'isMuted', 'isPausedByVisitor'] as const).some((choice) => before[choice] !== now[choice]);
}
