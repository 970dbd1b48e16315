import { createApp } from '#server/app.ts';
import { createSite } from '#server/site-fixture.ts';

export const text = 'hello '.repeat(50);

const app = createApp({
  site: createSite({
    'index.html': `home ${text}`,
    'aboutme/index.html': `about ${text}`,
    'projects/bonbon/index.html': `project ${text}`,
    '404.html': `not found ${text}`,
    'assets/site-1a2b3c.js': `script ${text}`,
    'assets/song-1a2b3c.mp3': '0123456789',
    'assets/cover-1a2b3c.webp': 'picture',
    'resume.pdf': '%PDF-1.7',
    'bonbon.png': 'picture',
    'caf\u00e9 & co.txt': 'drinks',
  }),
  log: () => {},
  now: Date.now,
});

/** Requests an address of a site with one of everything. */
export const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(address, { headers, method });
