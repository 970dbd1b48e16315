import { savesData } from '#site/navigation/data-saver.ts';

/** Fetches songs into the browser's cache at low priority. */
export function createSongPrefetcher() {
  /** Including files that failed, which are not retried. */
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
      // With the audio element's own range header, a partial response is cached and the element fetches only the rest.
      const headers = { range: 'bytes=0-' };
      const { body } = await fetch(file, { priority: 'low', headers, signal: abort.signal });
      await body?.pipeTo(new WritableStream());
    } catch {
      // The song is then fetched when it is played.
    }
    if (fetching?.abort === abort) fetching = undefined;
  }

  return {
    /**
     * Only in browsers that expose `saveData`: the others would fetch the song again to play it. Songs of another host could
     * be fetched only if it allowed that.
     */
    prefetch(file: string) {
      if (savesData() !== false || triedFiles.has(file) || new URL(file, location.href).origin !== location.origin)
        return;
      stop();
      triedFiles.add(file);
      void fetchSong(file);
    },
    stop,
  };
}
