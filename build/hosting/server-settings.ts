import { engineVersion } from '#build/engine-version.ts';
import { type Content, contentFiles } from '#model/content-schema.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { fillWords } from '#model/words.ts';

/** Whether the server that serves the guestbook's page keeps the messages as well, so that they can be in its HTML. */
export function isRenderedByServer({
  site: { services },
  guestbookPage,
}: Pick<Content, 'site' | 'guestbookPage'>): boolean {
  return Boolean(guestbookPage) && services.guestbook === 'built-in' && services.serverAddress === undefined;
}

/** The server's settings, derived from the owner's content. */
export function describeForServer(
  { site, words, tracks, guestbookPage }: Pick<Content, 'site' | 'words' | 'tracks' | 'guestbookPage'>,
  base: string,
  contentSecurityPolicy: string,
  documents: ServerSettings['documents'] = {},
  ownPages: string[] = [],
): ServerSettings {
  const { title, address, language, services, guestbookRules } = site;
  return {
    builtBy: engineVersion,
    base,
    contentSecurityPolicy,
    documents,
    ownPages,
    site: {
      title,
      address,
      language,
      feedTitle: fillWords(words.feeds.guestbookTitle, { site: title }),
      feedReply: words.feeds.reply,
    },
    guestbook: services.guestbook === 'built-in' ? guestbookRules : null,
    ...(isRenderedByServer({ site, guestbookPage }) && { guestbookPage: contentFiles.guestbookPage.address.slice(1) }),
    countsVisits: services.counter === 'built-in',
    songs: tracks.map((track) => track.title),
  };
}
