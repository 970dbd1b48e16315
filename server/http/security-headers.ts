import type { ServerSettings } from '#model/server-settings.ts';

/** AnswerHeaders by name; the names in small letters. */
export type AnswerHeaders = Record<string, string>;

// What the site never asks for. Left open: autoplay and fullscreen for the player, clipboard-write for the buttons.
const closedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * For answers that reach the visitor by https, and no others. A year, as hstspreload.org recommends, after which a domain
 * that gives up its certificate is free again. Without `includeSubDomains` and `preload`: whether the owner's other
 * domains have certificates is not known here, and being wrong about it locks their visitors out.
 */
export const hstsHeader: AnswerHeaders = { 'strict-transport-security': 'max-age=31536000' };

/** Looked for anew each time: it costs a few bytes while the page is the same. */
export const pageCacheControl = 'no-cache';
/** For names with a hash of the content in them: another content has another address. */
export const unchangingCacheControl = 'public, max-age=31536000, immutable';

const everywhere = { 'x-content-type-options': 'nosniff' };

const document = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of a page of the site, or of a document with a policy of its own; `path` is relative to its folder. */
export function pageHeaders(
  { contentSecurityPolicy, documents }: Pick<ServerSettings, 'contentSecurityPolicy' | 'documents'>,
  path: string,
): AnswerHeaders {
  const policy = Object.hasOwn(documents, path) ? String(documents[path]) : contentSecurityPolicy;
  // A build may leave this directive out, because it means nothing in a <meta> element.
  const framing = /(^|;)\s*frame-ancestors\s/.test(policy) ? '' : `${policy === '' ? '' : '; '}frame-ancestors 'none'`;
  return { ...document, 'content-security-policy': policy + framing };
}

/** The headers of an answer that is no part of the site, such as an error's. */
export const bareHeaders: AnswerHeaders = {
  ...document,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The headers of a file that is not a page; `path` is relative to the site's folder. */
export function fileHeaders(path: string, contentType: string): AnswerHeaders {
  // Any other directive, and Chromium's PDF viewer, which is itself a page with scripts and styles, stays blank.
  if (contentType === 'application/pdf') return { ...everywhere, 'content-security-policy': "frame-ancestors 'self'" };
  const isPicture = contentType.startsWith('image/');
  return {
    ...everywhere,
    // Other sites show the owner's buttons, and chats the share pictures; nobody but the site asks for its assets.
    'cross-origin-resource-policy': isPicture && !path.startsWith('assets/') ? 'cross-origin' : 'same-origin',
    // An SVG opened by its own address is a document that could run scripts with the site's rights.
    ...(contentType.startsWith('image/svg') && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  };
}
