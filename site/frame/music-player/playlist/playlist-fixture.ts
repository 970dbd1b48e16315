import { createFakeEngine, createTracks } from '../engines/fake-engine.ts';
import type { Music } from './music-state.ts';
import { startPlaylist } from './playlist.ts';

type FakeEngine = ReturnType<typeof createFakeEngine>;
type Options = Partial<Pick<Parameters<typeof startPlaylist>[0], 'tracks' | 'autoplays' | 'remembered'>> & {
  random?: number;
  /** Changes the engine before the playlist starts. */
  change?: (engine: FakeEngine) => void;
};

/** As browsers do before the first gesture. */
export function refuseSound(engine: FakeEngine) {
  engine.refusesSound = true;
}

/** A playlist with a fake engine; `music` is what it showed last. */
export function openPlaylist({
  tracks = createTracks('A', 'B', 'C'),
  random = 0,
  autoplays = true,
  remembered = {},
  change = () => {},
}: Options = {}) {
  const engine = createFakeEngine();
  change(engine);
  const shown: Music[] = [];
  const playlist = startPlaylist({
    tracks,
    startEngine: engine.start,
    random: () => random,
    onChange: (music) => shown.push(music),
    autoplays,
    remembered,
  });
  const music = () => shown.at(-1) as Music;
  return { engine, playlist, music };
}
