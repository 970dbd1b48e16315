import { randomUUID } from 'node:crypto';
import { join, relative } from 'node:path';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { type DraftStore, openDrafts } from '#studio/api/drafts/draft-store.ts';
import { type FileSystem, realFileSystem } from '#studio/api/files/file-system.ts';
import { removeAside } from '#studio/api/files/save-file.ts';
import { findGit } from '#studio/api/git/git.ts';
import { type Journal, openJournal } from '#studio/api/journal/journal.ts';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { createSiteReader, type SitePages, type SiteReader } from './site-pages.ts';

/** One owner's site, open in the studio. What the window asks for is a function of it and of the request's body. */
export type Site = {
  /** The owner's folder. */
  folder: string;
  /** The content's folder, and its path below `folder`, with slashes. */
  content: string;
  contentPath: string;
  fs: FileSystem;
  now: () => number;
  newId: () => string;
  journal: Journal;
  drafts: DraftStore;
  reader: SiteReader;
  hasGit: boolean;
  /** As read last. */
  pages: SitePages;
  /** Counts up with each change, over restarts, too. */
  revision: number;
  /** One request after another. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Reads what was changed elsewhere, and tells whoever listens. */
  refresh: () => Promise<void>;
  /** The same after a change of the site's own in these content files; resolves with the new revision. */
  refreshAfter: (files: readonly string[]) => Promise<number>;
  /** Returns what stops it. */
  listen: (listener: (event: SiteEvent) => void) => () => void;
  close: () => Promise<void>;
};

export type SiteOptions = {
  /** The owner's folder; `.bonbon/` is in it. */
  folder: string;
  content: string;
  cache?: BuildCache;
  fs?: FileSystem;
  now?: () => number;
  newId?: () => string;
};

/** Where the studio keeps what is not the owner's content, below their folder. */
export const studioFolder = '.bonbon/studio';

/** Where pictures wait for a character or a project that is not made yet. */
export const stagedPictures = `${studioFolder}/waiting`;

export async function openSite(options: SiteOptions): Promise<Site> {
  const { folder, content, cache, fs = realFileSystem, now = Date.now, newId = randomUUID } = options;
  const reader = createSiteReader(content, cache);
  const journal = await openJournal(join(folder, studioFolder, 'journal.jsonl'), folder, fs);
  const drafts = await openDrafts(join(folder, studioFolder, 'drafts.json'), fs);
  const pages = await reader.read();
  await removeAside(
    [content, join(folder, studioFolder), ...pages.listing.folders.map((path) => join(content, path))],
    fs,
  );
  const listeners = new Set<(event: SiteEvent) => void>();
  let turn: Promise<unknown> = Promise.resolve();

  const readAgain = async (own: readonly string[]): Promise<void> => {
    const before = site.pages;
    site.pages = await reader.read();
    if (site.pages === before && own.length === 0) return;
    const paths = new Set([...before.files.keys(), ...site.pages.files.keys()]);
    // A folder alone, such as one of pictures, says nothing yet, as a file that is not there.
    const hashIn = ({ files }: SitePages, path: string) => files.get(path)?.hash ?? '';
    const changedElsewhere = [...paths].filter(
      (path) => hashIn(before, path) !== hashIn(site.pages, path) && !own.includes(path),
    );
    site.revision += 1;
    for (const listener of listeners) listener({ event: 'site', revision: site.revision, changedElsewhere });
  };

  const site: Site = {
    folder,
    content,
    contentPath: relative(folder, content).replaceAll('\\', '/'),
    fs,
    now,
    newId,
    journal,
    drafts,
    reader,
    hasGit: await findGit(folder),
    pages,
    revision: now(),
    inTurn(work) {
      const result = turn.then(work);
      turn = result.catch(() => {});
      return result;
    },
    refresh: () => readAgain([]),
    async refreshAfter(files) {
      await readAgain(files);
      return site.revision;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await turn;
      await journal.close();
    },
  };
  return site;
}
