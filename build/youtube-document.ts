import type { Content } from '#model/content-schema.ts';
import { escapeXml } from '#model/xml.ts';
import { forMetaTag } from './content-security-policy.ts';

export const youtubeDocumentName = 'youtube-player.html';

// The script of YouTube's API comes from the host without cookies, and fetches the rest of itself from the other one.
const youtubePolicy = [
  "default-src 'none'",
  "script-src 'self' https://www.youtube-nocookie.com https://www.youtube.com",
  'frame-src https://www.youtube-nocookie.com',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The policies of those documents of the site that are no pages: none where nothing comes from YouTube. */
export function listDocumentPolicies({ tracks }: Pick<Content, 'tracks'>): Record<string, string> {
  return tracks.some(({ videoId }) => videoId !== undefined) ? { [youtubeDocumentName]: youtubePolicy } : {};
}

type Parts = {
  /** The address of the script. */
  script: string;
  language: string;
  title?: string;
};

/**
 * The document that YouTube's player lives in. Only here may a script or a frame come from there, so that the pages keep
 * a policy that lets nobody in.
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
