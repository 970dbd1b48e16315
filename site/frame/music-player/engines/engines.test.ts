import { describe, expect, it, vi } from 'vitest';
import type { Engine, EngineListener, StartEngine } from './engine.ts';
import { type EngineName, startEngines } from './engines.ts';
import { createTracks, createVideo } from './fake-engine.ts';

const [song] = createTracks('Song') as [ReturnType<typeof createVideo>];
const video = createVideo('Video');

/** Engines that record their calls and load on demand. */
function start() {
  const calls: string[] = [];
  const finishLoading = {} as Record<EngineName, (engine?: StartEngine) => void>;
  const listener = { onFailure: vi.fn() } as unknown as EngineListener;
  const createEngine = (name: EngineName): StartEngine => {
    const record =
      (verb: string) =>
      (...values: unknown[]) =>
        void calls.push([name, verb, ...values.map((value) => (value as { title?: string }).title ?? value)].join(' '));
    return () => ({
      load: record('load'),
      play: record('play'),
      pause: record('pause'),
      seek: record('seek'),
      setVolume: record('volume'),
      setMuted: record('muted'),
      prefetch: record('prefetch'),
      stop: record('stop'),
      close: record('close'),
      readTime: () => ({ elapsedSeconds: 5, durationSeconds: 60 }),
    });
  };
  const loadEngine = vi.fn(
    (name: EngineName) =>
      new Promise<StartEngine>((resolve, reject) => {
        finishLoading[name] = (engine) => (engine ? resolve(engine) : reject(new Error('no network')));
      }),
  );
  const engines: Engine = startEngines(listener, {
    audio: () => loadEngine('audio'),
    youtube: () => loadEngine('youtube'),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    calls,
    engines,
    listener,
    loadEngine,
    finishLoading: async (name: EngineName) => {
      finishLoading[name](createEngine(name));
      await settle();
    },
    failLoading: async (name: EngineName) => {
      finishLoading[name]();
      await settle();
    },
  };
}

describe('an engine', () => {
  it('is fetched with the first track that needs it, and then gets the calls made meanwhile', async () => {
    const { calls, engines, loadEngine, finishLoading } = start();
    expect(loadEngine).not.toHaveBeenCalled();
    engines.setVolume(0.7);
    engines.setMuted(false);
    engines.load({ ...song, durationSeconds: 90 }, 0);
    engines.seek(12);
    engines.play();
    expect(engines.readTime()).toEqual({ elapsedSeconds: 12, durationSeconds: 90 });
    expect(loadEngine.mock.calls).toEqual([['audio']]);
    await finishLoading('audio');
    expect(calls).toEqual(['audio volume 0.7', 'audio muted false', 'audio load Song 12', 'audio play']);
    expect(engines.readTime()).toEqual({ elapsedSeconds: 5, durationSeconds: 60 });
  });

  it('does not play what was paused before it loaded', async () => {
    const { calls, engines, finishLoading } = start();
    engines.load(song, 0);
    engines.play();
    engines.pause();
    await finishLoading('audio');
    expect(calls).not.toContain('audio play');
  });

  it('stops when the next track belongs to the other engine, which gets the same volume', async () => {
    const { calls, engines, finishLoading } = start();
    engines.load(song, 0);
    await finishLoading('audio');
    engines.setVolume(0.3);
    calls.length = 0;
    engines.load(video, 0);
    engines.play();
    expect(calls).toEqual(['audio stop']);
    await finishLoading('youtube');
    expect(calls.slice(1)).toEqual([
      'youtube volume 0.3',
      'youtube muted false',
      'youtube load Video 0',
      'youtube play',
    ]);
    calls.length = 0;
    engines.load(song, 0);
    expect(calls).toEqual(['youtube stop', 'audio volume 0.3', 'audio muted false', 'audio load Song 0']);
  });

  it('that loads too late for its track does not play it', async () => {
    const { calls, engines, finishLoading } = start();
    engines.load(video, 0);
    engines.play();
    engines.load(song, 0);
    await finishLoading('youtube');
    expect(calls).toEqual([]);
    await finishLoading('audio');
    expect(calls.at(-1)).toBe('audio load Song 0');
  });

  it('that fails to load makes its track unplayable, and is fetched again for the next one', async () => {
    const { engines, listener, loadEngine, failLoading, finishLoading, calls } = start();
    vi.stubGlobal('navigator', { onLine: true });
    engines.load(song, 0);
    await failLoading('audio');
    expect(listener.onFailure).toHaveBeenCalledExactlyOnceWith('unplayable');
    vi.stubGlobal('navigator', { onLine: false });
    engines.load(song, 0);
    await failLoading('audio');
    expect(listener.onFailure).toHaveBeenLastCalledWith('offline');
    vi.unstubAllGlobals();
    engines.load(song, 0);
    await finishLoading('audio');
    expect(loadEngine).toHaveBeenCalledTimes(3);
    expect(calls.at(-1)).toBe('audio load Song 0');
  });

  it('is not started after closing', async () => {
    const { calls, engines, finishLoading } = start();
    engines.load(song, 0);
    engines.close();
    await finishLoading('audio');
    expect(calls).toEqual([]);
  });

  it('prefetches only the site’s own files', async () => {
    const { calls, engines, finishLoading } = start();
    engines.load(song, 0);
    await finishLoading('audio');
    calls.length = 0;
    engines.prefetch(video);
    engines.prefetch(song);
    expect(calls).toEqual(['audio prefetch Song']);
  });
});
