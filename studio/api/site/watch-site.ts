import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import type { Site } from './open-site.ts';

/** Editors save in several steps; one look is enough for all that happens within this time. */
const debounceMs = 60;

/** Tells of changes that are made elsewhere, from the moment they are made. Returns what stops it. */
export function watchSite(site: Site): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watchFolders(): void {
    const folders = new Set(['', ...site.pages.listing.folders]);
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      try {
        const watcher = watch(join(site.content, folder), lookSoon);
        // A folder that is removed.
        watcher.on('error', () => forget(folder));
        watchers.set(folder, watcher);
      } catch {
        // Too many folders for the system, or one that has just gone: each request of the window looks as well.
      }
    }
    for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
  }
  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }
  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder that goes while it is read: whatever happens next is an event, too.
      site.inTurn(site.refresh).then(watchFolders, () => {});
    }, debounceMs);
  }

  watchFolders();
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) forget(folder);
  };
}
