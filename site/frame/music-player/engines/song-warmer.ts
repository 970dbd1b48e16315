import { savesData } from './data-saver.ts';

/** Puts songs into the browser's cache before they are played, behind everything else that the page fetches. */
export function createSongWarmer() {
  /** Not those that failed either: a second try would not help. */
  const triedFiles = new Set<string>();
  let fetching: { file: string; abort: AbortController } | undefined;

  function stop(): void {
    if (!fetching) return;
    triedFiles.delete(fetching.file);
    fetching.abort.abort();
    fetching = undefined;
  }

  async function fetchSong(file: string): Promise<void> {
    const abort = new AbortController();
    fetching = { file, abort };
    try {
      // Asked for in the element's words, it is kept as far as it came, and the element asks for the rest alone.
      const headers = { range: 'bytes=0-' };
      const { body } = await fetch(file, { priority: 'low', headers, signal: abort.signal });
      await body?.pipeTo(new WritableStream());
    } catch {
      // Then the song is fetched when it is played.
    }
    if (fetching?.abort === abort) fetching = undefined;
  }

  return {
    /** Only where a browser tells whether bytes are to be saved: those that don't fetch a song again to play it. */
    warm(file: string) {
      if (savesData() !== false || triedFiles.has(file)) return;
      stop();
      triedFiles.add(file);
      void fetchSong(file);
    },
    stop,
  };
}
