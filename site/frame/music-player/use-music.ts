import { useEffect, useRef, useState } from 'react';
import type { Track } from '#model/music-schema.ts';
import type { StartEngine } from './engine.ts';
import { startMusicSession } from './music-session.ts';
import { silence } from './music-state.ts';
import type { Playlist } from './playlist.ts';

/** The music of the page: what it is, and the hands on it, which do nothing where there are no tracks. */
export function useMusic(tracks: Track[], startEngine: StartEngine, random: () => number) {
  const [music, setMusic] = useState(silence);
  const session = useRef<ReturnType<typeof startMusicSession>>(undefined);

  useEffect(() => {
    if (!tracks.length) return;
    session.current = startMusicSession({ tracks, startEngine, random, onChange: setMusic });
    return () => {
      session.current?.close();
      session.current = undefined;
    };
  }, [tracks, startEngine, random]);

  const control = (act: (playlist: Playlist) => void) => {
    if (session.current) act(session.current.control());
  };
  return { music, control };
}
