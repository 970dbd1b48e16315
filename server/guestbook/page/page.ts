import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeBookQuery } from '#model/guestbook-pages.ts';
import type { StatusRow } from '#model/guestbook-table.ts';
import { type GuestbookView, type SentForm, viewMarks } from '#model/guestbook-view.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import type { BuiltRenderer } from '#server/builds/renderer.ts';
import { sendFile } from '#server/http/fast-path.ts';
import { prepareLazily } from '#server/http/live-file.ts';
import type { MemoryFile } from '#server/http/prepared-files.ts';
import { pageCacheControl, pageHeaders } from '#server/http/security-headers.ts';
import type { DatabaseVersion } from '#server/storage/database-version.ts';
import type { FindEntries } from '../find-store.ts';
import type { EntryStore } from '../store.ts';
import type { PageQuery } from './page-query.ts';
import { createViewReader } from './page-view.ts';
import { createRenderedPages } from './rendered-pages.ts';

export type PageOptions = {
  settings: Pick<ServerSettings, 'base' | 'guestbookPage' | 'contentSecurityPolicy' | 'documents'>;
  /** Of the build that is served; undefined if it has none. */
  findRenderer: () => BuiltRenderer | undefined;
  store: EntryStore;
  find: FindEntries;
  readStatus: () => StatusRow;
  version: DatabaseVersion;
  /** Milliseconds since 1970. */
  now: () => number;
};

export type GuestbookPage = ReturnType<typeof createGuestbookPage>;

/** The guestbook's page with the messages in its HTML. Its functions reject, or throw, if it cannot be rendered now. */
export function createGuestbookPage({ settings, findRenderer, store, find, readStatus, version, now }: PageOptions) {
  const path = settings.base + settings.guestbookPage;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': pageCacheControl,
    ...pageHeaders(settings, `${settings.guestbookPage}/index.html`),
    vary: 'Accept-Encoding',
  };

  const read = createViewReader({ store, find, readStatus });

  const render = async (view: GuestbookView): Promise<string> => {
    const renderer = findRenderer();
    if (!renderer) throw new Error('The build has nothing to render the guestbook with.');
    const { renderGuestbook } = await renderer.load();
    const { body, data } = await renderGuestbook(view);
    return linkInHead(renderer.template, path, view)
      .replace(viewMarks.data, () => data)
      .replace(viewMarks.body, () => body);
  };

  const pages = createRenderedPages<PageQuery>({
    readVersion: version.read,
    make: async (query) => prepareLazily(Buffer.from(await render(await read(query))), headers),
    now,
  });

  return {
    path,
    headers,
    /** The page of an address; after signing, with what was written a moment ago. */
    get: (query: PageQuery): Promise<MemoryFile> => pages.get(query, query.sent !== undefined),
    /** The page for a form that was not taken. */
    renderSent: async (sent: SentForm): Promise<string> => focusProblem(await render(await read({ sent }))),
    /** Answers a plain GET from memory; returns false if the page has to be made first, and for any other request. */
    tryFastPath: (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
      if (incoming.url !== path || incoming.method !== 'GET') return false;
      let file: MemoryFile | undefined;
      try {
        file = pages.find({ key: '' });
      } catch {
        return false;
      }
      if (file) sendFile(file, incoming, outgoing);
      return file !== undefined;
    },
    /** Another build is served. */
    forget: pages.forget,
  };
}

/** The first field with a mistake, where the page opens then. No text of a visitor has a quotation mark in the HTML. */
const focusProblem = (html: string): string => html.replace('aria-invalid="true"', 'autofocus $&');

/** The newest page is the canonical one of no other. What was found is no page for a search engine. */
function linkInHead(template: string, path: string, { find, before, links }: GuestbookView): string {
  const link = (rel: string, place: string | undefined) =>
    place === undefined
      ? ''
      : `<link rel="${rel}" href="${path}${writeBookQuery({ find, before: place }).replaceAll('&', '&amp;')}">`;
  const further = link('prev', links.newer) + link('next', links.older);
  return template.replace(/<link rel="canonical"[^>]*>/, (canonical) => {
    if (find !== undefined) return `<meta name="robots" content="noindex">${further}`;
    return (before ? '' : canonical) + further;
  });
}
