import type { Host } from './host.ts';
import { sshKey } from './ssh-key.ts';

/** A machine of the owner's that runs Bonbon's own server. */
export const server: Host = {
  name: 'server',
  title: 'A server of my own, with Bonbon',
  limits: {},
  compresses: false,
  errorPage: '404.html',
  readsHeaders: false,
  serving: {
    slashStatus: 308,
    completesEndings: false,
    shortensAddresses: false,
    hasNearestErrorPage: true,
    isAtRoot: false,
    headers: {},
  },
  runsServices: true,
  allowsRequests: true,
  allowsHotlinks: true,
  key: sshKey,
  needs: [
    "You need a machine that is always on, a domain, and an hour: it runs Bonbon's server, with the guestbook and the counter.",
    'This computer reaches it by SSH.',
  ],
};
