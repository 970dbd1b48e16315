import { vi } from 'vitest';
import type { Track } from '#model/music-schema.ts';
import type { Engine, EngineListener, EngineState } from './engine.ts';

/** An engine without sound: every call takes effect at once, and the test sets `time`. */
export function createFakeEngine() {
  const time = { elapsedSeconds: 0, durationSeconds: 200 };
  const fake = {
    time,
    loaded: [] as string[],
    volumes: [] as number[],
    isMuted: false,
    prefetched: [] as string[],
    state: 'paused' as EngineState,
    isClosed: false,
    /** Like a browser before the first gesture. */
    refusesSound: false,
    listener: undefined as unknown as EngineListener,
    start: vi.fn((listener: EngineListener): Engine => {
      fake.listener = listener;
      return {
        load({ title }: Track, startSeconds) {
          fake.loaded.push(title);
          fake.state = 'paused';
          time.elapsedSeconds = startSeconds;
        },
        play: fake.play,
        pause: () => fake.report('paused'),
        seek: fake.seek,
        setVolume: (volume) => fake.volumes.push(volume),
        setMuted(isMuted) {
          fake.isMuted = isMuted;
        },
        readTime: () => ({ ...time }),
        prefetch: ({ title }) => fake.prefetched.push(title),
        stop() {
          fake.state = 'paused';
        },
        close() {
          fake.isClosed = true;
        },
      };
    }),
    play: vi.fn(() => {
      if (fake.refusesSound) fake.listener.onRefusal();
      else fake.report('playing');
    }),
    seek: vi.fn((seconds: number) => {
      time.elapsedSeconds = seconds;
    }),
    report(state: EngineState) {
      if (fake.state === state) return;
      fake.state = state;
      fake.listener.onStateChange(state);
    },
    end() {
      fake.report('paused');
      fake.listener.onEnd();
    },
  };
  return fake;
}

const picture = { src: '/art.svg', width: 56, height: 56, isPixelArt: true };

/** The site's own files, named after their titles. */
export function createTracks(...titles: string[]): Track[] {
  return titles.map((title) => ({
    title,
    artist: `The ${title} Band`,
    file: `/${title}.mp3`,
    imageSrc: picture,
    videoId: undefined,
  }));
}

/** A YouTube track, named after its title. */
export function createVideo(title: string): Track {
  return { title, artist: `The ${title} Band`, videoId: `id-${title}`, file: undefined, imageSrc: picture };
}
