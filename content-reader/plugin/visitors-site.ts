import type { VisitorsSite } from '#model/content-schema.ts';
import type { Site } from '#model/site-schema.ts';

/** The rest is for the build and the server. */
export function pickVisitorsSite(site: Site): VisitorsSite {
  const { icons, sharePicture, description, tagline, base, guestbookRules, ...ofVisitors } = site;
  const { approvesFirst, drawings } = guestbookRules;
  return { ...ofVisitors, guestbookRules: { approvesFirst, ...(drawings !== 'wait' && { drawings }) } };
}
