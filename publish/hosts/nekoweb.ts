import type { Host, HostKey } from './host.ts';

const key: HostKey = {
  title: 'API key',
  variable: 'BONBON_NEKOWEB_KEY',
  where: 'On nekoweb.org, open the dashboard, then API, and generate a key.',
};

export const nekoweb: Host = {
  name: 'nekoweb',
  title: 'Nekoweb',
  limits: {},
  compresses: true,
  errorPage: 'not_found.html',
  readsHeaders: false,
  serving: {
    slashStatus: 301,
    completesEndings: true,
    shortensAddresses: false,
    hasNearestErrorPage: false,
    isAtRoot: false,
    headers: {},
  },
  runsServices: false,
  allowsRequests: true,
  allowsHotlinks: true,
  key,
  needs: ['You need an account at nekoweb.org.', `${key.where} The key lets Bonbon put files there.`],
};
