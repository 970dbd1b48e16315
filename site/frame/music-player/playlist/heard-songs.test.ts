import { expect, test } from 'vitest';
import { createTracks } from '../engines/fake-engine.ts';
import { createHeardSongs } from './heard-songs.ts';
import { type Music, silence } from './music-state.ts';

const [first, second] = createTracks('A', 'B');

/** Plays a song from one second to another, as the player reports it once a second. */
function listen() {
  const heard: string[] = [];
  const watch = createHeardSongs((title) => heard.push(title));
  const play = (from: number, to: number, change: Partial<Music> = {}) => {
    for (let elapsedSeconds = from; elapsedSeconds <= to; elapsedSeconds++)
      watch({ ...silence, track: first, state: 'playing', ...change, elapsedSeconds });
  };
  return { heard, play };
}

test('a song is heard once it has sounded for ten seconds, and once only', () => {
  const { heard, play } = listen();
  play(100, 109);
  expect(heard).toEqual([]);
  play(110, 200);
  play(0, 60);
  expect(heard).toEqual(['A']);
  play(0, 10, { track: second });
  expect(heard).toEqual(['A', 'B']);
});

test.each<[string, Partial<Music>]>([
  ['muted', { isMuted: true }],
  ['turned down to nothing', { volume: 0 }],
  ['buffering', { state: 'buffering' }],
  ['paused', { state: 'paused' }],
])('a song that is %s is not heard', (_, change) => {
  const { heard, play } = listen();
  play(0, 60, change);
  expect(heard).toEqual([]);
});

test('songs that are skipped, and jumps within one, are not listening', () => {
  const { heard, play } = listen();
  for (let time = 0; time < 20; time++) {
    play(0, 3, { track: first });
    play(0, 3, { track: second });
  }
  for (let second = 0; second < 200; second += 20) play(second, second);
  expect(heard).toEqual([]);
});
