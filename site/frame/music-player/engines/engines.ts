import type { Track } from '#model/music-schema.ts';
import { loadChunk } from '#site/navigation/chunk.ts';
import type { Engine, EngineListener, StartEngine } from './engine.ts';

export type EngineName = 'audio' | 'youtube';
export type EngineLoaders = Record<EngineName, () => Promise<StartEngine>>;

const folder = 'site/frame/music-player/engines';
const loaders: EngineLoaders = {
  audio: () => loadChunk(`${folder}/audio-engine.ts`, 'startAudioEngine', () => import('./audio-engine.ts')),
  youtube: () =>
    loadChunk(`${folder}/youtube/youtube-engine.ts`, 'startYoutubeEngine', () => import('./youtube/youtube-engine.ts')),
};

/** All engines as one. Each is fetched with the first track that needs it; calls made meanwhile are queued. */
export function startEngines(listener: EngineListener, load: EngineLoaders = loaders): Engine {
  const engines: Partial<Record<EngineName, Engine>> = {};
  const loading = new Set<EngineName>();
  let current: EngineName = 'audio';
  let requested: { track: Track; startSeconds: number; plays: boolean } | undefined;
  let volume = 1;
  let isMuted = false;
  let isClosed = false;

  const forEach = (act: (engine: Engine) => void) => Object.values(engines).forEach(act);

  async function fetchEngine(name: EngineName): Promise<void> {
    if (loading.has(name)) return;
    loading.add(name);
    const start = await load[name]().catch(() => undefined);
    loading.delete(name);
    if (isClosed) return;
    if (start) engines[name] = start(listener);
    if (current !== name || !requested) return;
    if (start) loadRequested();
    else {
      requested = undefined;
      const isForeign = name === 'youtube';
      // A blocker of YouTube's host may also block this site's chunk, which has `youtube` in its name.
      listener.onFailure(navigator.onLine ? (isForeign ? 'blocked' : 'unplayable') : 'offline');
    }
  }

  function loadRequested(): void {
    const engine = engines[current];
    if (!(engine && requested)) return;
    const { track, startSeconds, plays } = requested;
    requested = undefined;
    engine.setVolume(volume);
    engine.setMuted(isMuted);
    engine.load(track, startSeconds);
    if (plays) engine.play();
  }

  return {
    load(track, startSeconds) {
      const name = track.videoId === undefined ? 'audio' : 'youtube';
      if (name !== current) engines[current]?.stop();
      current = name;
      requested = { track, startSeconds, plays: false };
      if (engines[name]) loadRequested();
      else void fetchEngine(name);
    },
    play() {
      if (requested) requested.plays = true;
      else engines[current]?.play();
    },
    pause() {
      if (requested) requested.plays = false;
      else engines[current]?.pause();
    },
    seek(seconds) {
      if (requested) requested.startSeconds = seconds;
      else engines[current]?.seek(seconds);
    },
    setVolume(newVolume) {
      volume = newVolume;
      forEach((engine) => engine.setVolume(volume));
    },
    setMuted(isNowMuted) {
      isMuted = isNowMuted;
      forEach((engine) => engine.setMuted(isMuted));
    },
    readTime() {
      const engine = engines[current];
      if (engine && !requested) return engine.readTime();
      const { startSeconds: elapsedSeconds = 0, track } = requested ?? {};
      return { elapsedSeconds, durationSeconds: track?.durationSeconds ?? Number.NaN };
    },
    readElement: () => engines[current]?.readElement?.(),
    prefetch(track) {
      if (track.videoId === undefined) engines.audio?.prefetch(track);
    },
    stop() {
      requested = undefined;
      engines[current]?.stop();
    },
    close() {
      isClosed = true;
      forEach((engine) => engine.close());
    },
  };
}
