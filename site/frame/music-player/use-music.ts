import { useCallback, useEffect, useRef, useState } from 'react';
import type { Track } from '#model/music-schema.ts';
import { loadChunk } from '#site/navigation/chunk.ts';
import { whenLoaded } from '#site/navigation/when-loaded.ts';
import type { StartEngine } from './engines/engine.ts';
import type { MusicSession, startMusicSession } from './playlist/music-session.ts';
import { silence } from './playlist/music-state.ts';
import type { Playlist } from './playlist/playlist.ts';

type Act = (playlist: Playlist) => void;

const loadSession = () =>
  loadChunk<typeof startMusicSession>(
    'site/frame/music-player/playlist/music-session.ts',
    'startMusicSession',
    () => import('./playlist/music-session.ts'),
  );

type Options = {
  isEmpty: boolean;
  tracks: Track[] | undefined;
  startEngine: StartEngine | undefined;
  random: () => number;
};

/** The state of the music and its controls, which do nothing if there are no tracks. */
export function useMusic({ isEmpty, tracks, startEngine, random }: Options) {
  const [music, setMusic] = useState(silence);
  const control = useRef<(act: Act) => void>(() => {});

  useEffect(() => {
    if (isEmpty) return;
    let isClosed = false;
    let session: MusicSession | undefined;
    let opening: Promise<void> | undefined;

    function open(): Promise<void> {
      opening ??= loadSession().then(
        (start) => {
          if (!isClosed) session = start({ tracks, startEngine, random, onChange: setMusic });
        },
        () => {
          opening = undefined;
          if (!isClosed) setMusic({ ...silence, state: 'stopped' });
        },
      );
      return opening;
    }

    control.current = (act) => {
      if (session) act(session.control());
      else
        open().then(
          () => session && act(session.control()),
          () => {},
        );
    };
    // Audio delays the load event: a song that starts earlier would hold it up.
    const cancel = whenLoaded(() => void open());
    return () => {
      isClosed = true;
      cancel();
      session?.close();
      control.current = () => {};
    };
  }, [isEmpty, tracks, startEngine, random]);

  return { music, control: useCallback((act: Act) => control.current(act), []) };
}
