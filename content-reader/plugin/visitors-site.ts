import type { VisitorsSite } from '#model/content-schema.ts';
import type { Site } from '#model/site-schema.ts';

/** The rest is for the build and the server. */
export function pickVisitorsSite(site: Site): VisitorsSite {
  const { icons, sharePicture, description, tagline, base, guestbookRules, music, publish, ...ofVisitors } = site;
  const { address: _, ...player } = music;
  return { ...ofVisitors, music: player, guestbookRules: pickRules(guestbookRules) };
}

/** What is as by default is left out: it would be in the script of every page. */
function pickRules({
  approvesFirst,
  drawings,
  privateMessages,
  hearts,
}: Site['guestbookRules']): VisitorsSite['guestbookRules'] {
  return {
    approvesFirst,
    ...(drawings !== 'wait' && { drawings }),
    ...(!privateMessages && { privateMessages }),
    ...(!hearts && { hearts }),
  };
}
