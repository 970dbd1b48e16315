import type { Verb } from './verb.ts';

export type ListedVerb = {
  /** One line of `bonbon --help`. */
  summary: string;
  /** Loads what this verb needs, so that no other verb waits for it. */
  load: () => Promise<{ verb: Verb }>;
};

/** Every verb, in the order of `bonbon --help`. */
export const verbs: Record<string, ListedVerb> = {
  new: { summary: 'create your own site in a new folder', load: () => import('./new.ts') },
  studio: {
    summary: 'open the studio: change your site in the browser',
    load: () => import('./studio.ts'),
  },
  start: { summary: 'build the site if needed, and serve it', load: () => import('./start.ts') },
  serve: { summary: 'serve a site that was built on another machine', load: () => import('./serve.ts') },
  receive: { summary: 'take a site that publish sends to this server', load: () => import('./receive.ts') },
  dev: {
    summary: 'serve the site while you work on it: what you save is on the page at once',
    load: () => import('./dev.ts'),
  },
  build: { summary: 'build the site into dist/site', load: () => import('./build.ts') },
  publish: { summary: 'put the site on the web, or what has changed of it', load: () => import('./publish.ts') },
  check: { summary: 'read content/ and list every mistake in it', load: () => import('./check.ts') },
  guestbook: { summary: 'read, answer, hide and delete what visitors wrote', load: () => import('./guestbook.ts') },
  backup: { summary: 'back up and restore the guestbook and the visits', load: () => import('./backup.ts') },
  export: {
    summary: 'write the whole site into one file: content, guestbook, visits',
    load: () => import('./export.ts'),
  },
  import: { summary: 'make a site from an exported file, or add its messages', load: () => import('./import.ts') },
  resume: { summary: 'make content/resume.pdf from content/resume.yaml', load: () => import('./resume.ts') },
  music: {
    summary: 'ask YouTube whether the videos in content/tracks.yaml can be played',
    load: () => import('./music.ts'),
  },
  doctor: { summary: 'check whether the guestbook and the counter work', load: () => import('./doctor.ts') },
  upgrade: { summary: 'bring content/ of an older version up to date', load: () => import('./upgrade.ts') },
  schema: { summary: 'write what editors need to complete and check content/', load: () => import('./schema.ts') },
};
