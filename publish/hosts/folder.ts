import type { Host } from './host.ts';

/** Any web server that serves the files of a folder, however they get there: copied, or sent by SSH, SFTP or FTPS. */
export const folder: Host = {
  name: 'folder',
  title: 'Any host that serves files',
  limits: {},
  compresses: false,
  errorPage: '404.html',
  readsHeaders: false,
  serving: {
    slashStatus: 301,
    completesEndings: false,
    shortensAddresses: false,
    hasNearestErrorPage: false,
    isAtRoot: false,
    headers: {},
  },
  runsServices: false,
  allowsRequests: true,
  allowsHotlinks: true,
  needs: ['You need a host that serves the files of a folder, and its error page set to 404.html.'],
};
