import type { Host, HostKey } from './host.ts';

const key: HostKey = {
  title: 'personal access token',
  variable: 'BONBON_NETLIFY_TOKEN',
  where: 'On app.netlify.com, choose User settings, then Applications, then New access token.',
};

const uncached = 'public, max-age=0, must-revalidate';

export const netlify: Host = {
  name: 'netlify',
  title: 'Netlify',
  // docs.netlify.com/site-deploys/overview; it names no other.
  limits: { filesPerFolder: 54_000 },
  compresses: true,
  errorPage: '404.html',
  readsHeaders: true,
  serving: {
    slashStatus: 301,
    completesEndings: true,
    shortensAddresses: true,
    hasNearestErrorPage: false,
    isAtRoot: true,
    headers: { 'cache-control': uncached },
    // Not documented, and told both ways: docs/decisions/0049-a-build-knows-its-host.md.
    errorHeaders: { 'cache-control': uncached },
    redirects: { status: 301, filesWin: true, ignoresSlash: true },
  },
  runsServices: false,
  allowsRequests: true,
  allowsHotlinks: true,
  key,
  needs: ['You need a free account at netlify.com.', `${key.where} The token lets Bonbon put files there.`],
};
