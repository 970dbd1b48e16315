import { vi } from 'vitest';
import type { Track } from '#model/music-schema.ts';
import type { Engine, EngineListener } from './engine.ts';

/** An engine without sound, for tests: it does what it is told at once, and `time` is what the test says it is. */
export function createFakeEngine() {
  const time = { elapsedSeconds: 0, durationSeconds: 200 };
  const fake = {
    time,
    loaded: [] as string[],
    volumes: [] as number[],
    isPlaying: false,
    isClosed: false,
    /** As a browser before the first gesture. */
    refusesSound: false,
    listener: undefined as unknown as EngineListener,
    start: vi.fn((listener: EngineListener): Engine => {
      fake.listener = listener;
      return {
        load({ title }: Track) {
          fake.loaded.push(title);
          time.elapsedSeconds = 0;
          fake.tellPlaying(false);
        },
        play: fake.play,
        pause: () => fake.tellPlaying(false),
        seek: fake.seek,
        setVolume: (volume) => fake.volumes.push(volume),
        readTime: () => ({ ...time }),
        close() {
          fake.isClosed = true;
        },
      };
    }),
    play: vi.fn(() => {
      if (!fake.refusesSound) fake.tellPlaying(true);
    }),
    seek: vi.fn((seconds: number) => {
      time.elapsedSeconds = seconds;
    }),
    tellPlaying(isPlaying: boolean) {
      if (fake.isPlaying === isPlaying) return;
      fake.isPlaying = isPlaying;
      fake.listener.onPlayingChange(isPlaying);
    },
    end() {
      fake.tellPlaying(false);
      fake.listener.onEnd();
    },
  };
  return fake;
}

const picture = { src: '/art.svg', width: 56, height: 56, isPixelArt: true };

/** Tracks named by their titles. */
export function createTracks(...titles: string[]): Track[] {
  return titles.map((title) => ({
    title,
    artist: `The ${title} Band`,
    file: `/${title}.mp3`,
    imageSrc: picture,
    videoId: undefined,
  }));
}
