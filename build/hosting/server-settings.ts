import { engineVersion } from '#build/engine-version.ts';
import type { Content } from '#model/content-schema.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { fillWords } from '#model/words.ts';

/** The server's settings, derived from the owner's content. */
export function describeForServer(
  { site, words }: Pick<Content, 'site' | 'words'>,
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
    countsVisits: services.counter === 'built-in',
  };
}
