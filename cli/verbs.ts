import type { Verb } from './verb.ts';

export type ListedVerb = {
  /** One line of `bonbon --help`. */
  summary: string;
  /** Each verb loads what it needs, and nobody else waits for that. */
  load: () => Promise<{ verb: Verb }>;
};

/** Every verb, in the order of `bonbon --help`. */
export const verbs: Record<string, ListedVerb> = {
  new: { summary: 'make a site of your own in a new folder', load: () => import('./new.ts') },
  start: { summary: 'build the site where that is due, and serve it', load: () => import('./start.ts') },
  dev: {
    summary: 'serve the site while you work on it: what you save is in the page at once',
    load: () => import('./dev.ts'),
  },
  build: { summary: 'build the site into dist/site', load: () => import('./build.ts') },
  check: { summary: 'read content/ and list every mistake in it', load: () => import('./check.ts') },
  guestbook: { summary: 'read, answer, hide and delete what visitors wrote', load: () => import('./guestbook.ts') },
  backup: { summary: 'copy the guestbook and the visits to a safe place, and back', load: () => import('./backup.ts') },
  resume: { summary: 'make content/resume.pdf of content/resume.yaml', load: () => import('./resume.ts') },
  music: {
    summary: 'ask YouTube whether the videos of content/tracks.yaml can be played',
    load: () => import('./music.ts'),
  },
  doctor: { summary: 'look whether the guestbook and the counter work', load: () => import('./doctor.ts') },
  upgrade: { summary: 'bring content/ of an older version up to this one', load: () => import('./upgrade.ts') },
  schema: { summary: 'write what an editor needs to complete and check content/', load: () => import('./schema.ts') },
};
