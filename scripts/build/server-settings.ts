import type { ServerSettings } from '#model/server-settings.ts';
import type { Site } from '#model/site-schema.ts';

/** What the server must know of the site, from what its owner wrote. */
export function describeForServer(
  site: Site,
  base: string,
  contentSecurityPolicy: string,
  documents: ServerSettings['documents'] = {},
): ServerSettings {
  const { title, address, language, services, guestbookRules } = site;
  return {
    base,
    contentSecurityPolicy,
    documents,
    site: { title, address, language },
    guestbook: services.guestbook === 'built-in' ? guestbookRules : null,
    countsVisits: services.counter === 'built-in',
  };
}
