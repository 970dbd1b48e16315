import type { Host, HostKey } from './host.ts';

const key: HostKey = {
  title: 'API key',
  variable: 'BONBON_NEOCITIES_KEY',
  where: 'On neocities.org, choose Settings, then Manage Site Settings of your site, then API, then Generate API Key.',
};

/** Of https://neocities.org/site_files/allowed_types. */
const endings = new Set(
  [
    'html htm css js mjs cjs ts map json geojson webmanifest manifest mf less sass scss',
    'txt text asc md markdown csv tsv xml rss atom opml rdf osdx kml toml yaml yml pls py',
    'apng avif gif ico jpeg jpg png svg webp xcf',
    'eot otf ttf woff woff2',
    'pdf epub mid midi gltf glb obj mtl dae bin webapp knowl gpg pgp key resolvehandle',
  ].flatMap((line) => line.split(' ')),
);

const shared = {
  compresses: true,
  errorPage: 'not_found.html',
  readsHeaders: false,
  runsServices: false,
  key,
} as const;

const serving = {
  slashStatus: 301,
  completesEndings: true,
  shortensAddresses: false,
  hasNearestErrorPage: false,
  isAtRoot: false,
  headers: { 'access-control-allow-origin': '*' },
} as const;

/** That of free sites which are not older, without upgrading http, which this computer's own address needs. */
const policy =
  "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'self'; form-action 'self'; img-src * data:; " +
  "script-src * 'unsafe-inline' 'unsafe-eval'; style-src * 'unsafe-inline'; font-src * data:; object-src *; media-src *; frame-src *";

const megabyte = 1_000_000;
const gigabyte = 1_000 * megabyte;

export const neocitiesFree: Host = {
  ...shared,
  name: 'neocities-free',
  title: 'Neocities, free',
  endings,
  limits: { fileBytes: 100 * megabyte, files: 15_000, totalBytes: gigabyte },
  roomier: 'Become a supporter of Neocities, which gives 50 GB and 100,000 files, and write host: neocities.',
  serving: { ...serving, headers: { ...serving.headers, 'content-security-policy': policy } },
  // New free sites have been sent with `connect-src 'self'` since January 2024: github.com/neocities/neocities/issues/484.
  allowsRequests: false,
  allowsHotlinks: false,
  address: { pattern: /^https:\/\/[\w-]+\.neocities\.org\/$/, example: 'https://bonbon.neocities.org/' },
  needs: [
    'You need a free account at neocities.org, which is your site and its name.',
    `${key.where} The key lets Bonbon put files there.`,
    'Free sites take no songs: those are kept elsewhere, or come from YouTube.',
  ],
};

export const neocities: Host = {
  ...shared,
  name: 'neocities',
  title: 'Neocities, for supporters',
  limits: { fileBytes: 100 * megabyte, files: 100_000, totalBytes: 50 * gigabyte },
  serving,
  allowsRequests: true,
  allowsHotlinks: true,
  needs: [
    'You need an account at neocities.org with the supporter plan, which takes files of every kind.',
    `${key.where} The key lets Bonbon put files there.`,
  ],
};
