import type { PublishChanges } from '#studio/protocol/publish.ts';

/** In the guide's words (docs/guide/publish.md). Nothing is promised that no part of Bonbon does. */
export const hosts: PublishChanges['hosts'] = [
  {
    name: 'A host that serves files',
    how:
      'Upload everything that is in this folder, as it is. Such hosts keep no messages and count no visits: choose another ' +
      'guestbook and another counter first, under Services, or none.',
  },
  {
    name: 'My own computer or server',
    how:
      'Stop the studio and run npm start: it serves this folder, the guestbook and the counter to that computer alone, on ' +
      'port 3000. A web server with a certificate goes in front of it; the guide has what nginx needs.',
  },
  {
    name: 'Both',
    how:
      'Pages on a host that serves files, messages and visits on your own server: write the address of that server under ' +
      'Services, as serverAddress, and build again.',
  },
];
