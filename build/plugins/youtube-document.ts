import { forMetaTag } from '#build/hosting/content-security-policy.ts';
import type { Content } from '#model/content-schema.ts';
import { escapeXml } from '#model/xml.ts';

export const youtubeDocumentName = 'youtube-player.html';

// YouTube's API script is loaded from the cookieless host and loads the rest of itself from youtube.com.
const youtubePolicy = [
  "default-src 'none'",
  "script-src 'self' https://www.youtube-nocookie.com https://www.youtube.com",
  'frame-src https://www.youtube-nocookie.com',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Policies of the site's documents that aren't pages; empty without tracks from YouTube. */
export function listDocumentPolicies({ tracks }: Pick<Content, 'tracks'>): Record<string, string> {
  return tracks.some(({ videoId }) => videoId !== undefined) ? { [youtubeDocumentName]: youtubePolicy } : {};
}

type Parts = {
  /** The script's URL. */
  script: string;
  language: string;
  title?: string;
};

/**
 * The document for YouTube's player. Scripts and frames from YouTube are allowed only here, so that the pages keep their
 * strict policy.
 */
export function writeYoutubeDocument({ script, language, title = 'YouTube player' }: Parts): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${forMetaTag(youtubePolicy)}">
    <meta name="referrer" content="strict-origin-when-cross-origin">
    <meta name="robots" content="noindex">
    <title>${escapeXml(title)}</title>
    <script src="${script}" defer></script>
  </head>
  <body></body>
</html>
`;
}
