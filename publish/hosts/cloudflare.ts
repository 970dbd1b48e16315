import type { Host, HostKey } from './host.ts';

const key: HostKey = {
  title: 'API token',
  variable: 'BONBON_CLOUDFLARE_TOKEN',
  where: 'On dash.cloudflare.com, choose My Profile, then API Tokens, and create one that may edit Cloudflare Pages.',
};

export const cloudflare: Host = {
  name: 'cloudflare',
  title: 'Cloudflare Pages',
  limits: { fileBytes: 25 * 1024 * 1024, files: 20_000 },
  compresses: true,
  errorPage: '404.html',
  readsHeaders: true,
  // As the program answers that its packages contain (@cloudflare/pages-shared, asset-server/handler.ts).
  serving: {
    slashStatus: 308,
    completesEndings: true,
    shortensAddresses: true,
    hasNearestErrorPage: true,
    isAtRoot: true,
    headers: {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, must-revalidate',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
    errorHeaders: { 'cache-control': 'no-store' },
    redirects: { status: 302, filesWin: false, ignoresSlash: false },
  },
  runsServices: false,
  allowsRequests: true,
  allowsHotlinks: true,
  key,
  needs: ['You need a free account at cloudflare.com.', `${key.where} The token lets Bonbon put files there.`],
};
