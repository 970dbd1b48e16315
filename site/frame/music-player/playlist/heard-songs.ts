import type { Music } from './music-state.ts';

/** A song counts as heard after this much of it: a click through the list is no listening. */
const heardSeconds = 10;

/** Watches the music, and calls `onHeard` once with the title of each song that has sounded for ten seconds. */
export function createHeardSongs(onHeard: (title: string) => void) {
  const heard = new Set<string>();
  let last: Music | undefined;
  let sounded = 0;
  return (music: Music): void => {
    const { track, elapsedSeconds } = music;
    const title = track?.title ?? '';
    const seconds = last && last.track === track ? elapsedSeconds - last.elapsedSeconds : Number.NaN;
    if (last?.track !== track) sounded = 0;
    last = music;
    // Not a jump within the song; once a second it is played on.
    const isAudible = music.state === 'playing' && !music.isMuted && music.volume > 0;
    if (isAudible && seconds > 0 && seconds < 3) sounded += seconds;
    if (sounded < heardSeconds || heard.has(title)) return;
    heard.add(title);
    onHeard(title);
  };
}
