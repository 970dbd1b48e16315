import type { ServerSettings } from '#model/server-settings.ts';

/** Header values by name, in lower case. */
export type AnswerHeaders = Record<string, string>;

// Features the site never uses. Still allowed: autoplay and fullscreen for the player, clipboard-write for the buttons.
const deniedFeatures = [
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
 * Only for answers that reach the visitor by https. A year, as hstspreload.org recommends, after which a domain can give
 * up its certificate. Without `includeSubDomains` and `preload`: the owner's other domains may have no certificates, and
 * their visitors would be locked out.
 */
export const hstsHeader: AnswerHeaders = { 'strict-transport-security': 'max-age=31536000' };

/** Revalidated on each visit, which costs a few bytes while the page is unchanged. */
export const pageCacheControl = 'no-cache';
/** For file names that contain a content hash. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

const everywhere = { 'x-content-type-options': 'nosniff' };

const document = {
  ...everywhere,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of a page, or of a document with its own policy; `path` is relative to the site's folder. */
export function pageHeaders(
  { contentSecurityPolicy, documents }: Pick<ServerSettings, 'contentSecurityPolicy' | 'documents'>,
  path: string,
): AnswerHeaders {
  const policy = Object.hasOwn(documents, path) ? String(documents[path]) : contentSecurityPolicy;
  // The build may omit this directive, because <meta> elements ignore it.
  const framing = /(^|;)\s*frame-ancestors\s/.test(policy) ? '' : `${policy === '' ? '' : '; '}frame-ancestors 'none'`;
  return { ...document, 'content-security-policy': policy + framing };
}

/** The headers of an answer that is not part of the site, such as an error. */
export const bareHeaders: AnswerHeaders = {
  ...document,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The headers of a file that is not a page; `path` is relative to the site's folder. */
export function fileHeaders(path: string, contentType: string): AnswerHeaders {
  // Any other directive blanks Chromium's PDF viewer, which is itself a page with scripts and styles.
  if (contentType === 'application/pdf') return { ...everywhere, 'content-security-policy': "frame-ancestors 'self'" };
  const isPicture = contentType.startsWith('image/');
  return {
    ...everywhere,
    // Other sites embed the owner's buttons, and chats the share pictures; only the site itself loads its assets.
    'cross-origin-resource-policy': isPicture && !path.startsWith('assets/') ? 'cross-origin' : 'same-origin',
    // An SVG opened as a document could run scripts with the site's origin.
    ...(contentType.startsWith('image/svg') && {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  };
}
