import * as z from 'zod';
import { evenIfKeysAreWrong, line } from './content-fields.ts';

/** Where a site can be published. `ssh` is any machine with rsync, `server` one that runs Bonbon's own server. */
const publishHosts = [
  'neocities-free',
  'neocities',
  'nekoweb',
  'github-pages',
  'cloudflare',
  'netlify',
  'server',
  'ssh',
  'sftp',
  'ftps',
  'folder',
] as const;
export type PublishHost = (typeof publishHosts)[number];

type NeededSetting = 'name' | 'project' | 'account' | 'repository' | 'server' | 'folder';
type Setting = NeededSetting | 'branch' | 'port';

/** What each host cannot do without. */
export const neededSettings: Record<PublishHost, readonly NeededSetting[]> = {
  'neocities-free': ['name'],
  neocities: ['name'],
  nekoweb: ['name'],
  'github-pages': ['repository'],
  cloudflare: ['project', 'account'],
  netlify: ['project'],
  server: ['server'],
  ssh: ['server', 'folder'],
  sftp: ['server', 'folder'],
  ftps: ['server', 'folder'],
  folder: ['folder'],
};

/** What may be another there than usual, and what is usual. An owner is asked for it, and may leave it out. */
export const usualSettings: Partial<Record<PublishHost, Partial<Record<Setting, string>>>> = {
  'github-pages': { branch: 'gh-pages' },
  server: { port: '22', folder: 'the home of that user' },
  ssh: { port: '22' },
  sftp: { port: '22' },
  ftps: { port: '21' },
};

export const settingExamples: Record<NeededSetting, string> = {
  name: 'bonbon',
  project: 'bonbon',
  account: '0123456789abcdef0123456789abcdef',
  repository: 'git@github.com:bonbon/bonbon.github.io.git',
  server: 'bonbon@example.com',
  folder: '/var/www/bonbon',
};

// What starts with a hyphen would be an option of git, ssh and rsync.
const word = (example: string, max = 200) =>
  line(example, max).refine((text) => !text.startsWith('-'), 'must not start with a hyphen');

const fields = z
  .strictObject({
    host: z.enum(publishHosts, `must be one of ${publishHosts.join(', ')}`).meta({
      example: 'neocities-free',
      description: 'Where bonbon publish puts the site. The key for it is never kept here.',
    }),
    name: z
      .string()
      .regex(/^[a-z0-9]([\w-]*[a-z0-9])?$/i, 'must be letters, digits and hyphens')
      .meta({ example: settingExamples.name, description: "The site's name at Neocities or Nekoweb." })
      .optional(),
    project: word(settingExamples.project, 100)
      .describe("The project's name at Cloudflare Pages, or the site's at Netlify.")
      .optional(),
    account: z
      .string()
      .regex(/^[0-9a-f]{32}$/, "must be the account's id, 32 letters and digits")
      .meta({ example: settingExamples.account, description: "The account's id at Cloudflare." })
      .optional(),
    repository: word(settingExamples.repository).describe('The Git repository whose branch is the site.').optional(),
    branch: word('gh-pages', 100).describe('The branch that is the site; gh-pages if left out.').optional(),
    server: word(settingExamples.server).describe('The machine, with the name to sign in with.').optional(),
    port: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(65_535, 'must be at most 65535')
      .meta({ example: '22', description: 'The port of that machine, if it is not the usual one.' })
      .optional(),
    folder: word(settingExamples.folder, 500)
      .describe('The folder the site goes into: on that machine, at the host, or on this computer.')
      .optional(),
    songs: z
      .enum(['left-out', 'no-player'], "must be 'left-out' or 'no-player'")
      .meta({
        example: 'left-out',
        description: 'What becomes of songs that the host refuses: they are left out, or the whole player is.',
      })
      .optional(),
    services: z
      .enum(['left-out', 'kept'], "must be 'left-out' or 'kept'")
      .meta({
        example: 'left-out',
        description: 'What becomes of a guestbook and a counter that may not work at the host.',
      })
      .optional(),
  })
  .describe('Where the site is published; bonbon publish asks for it and writes it.');

/** A rule for each setting that some host needs. */
const settingNames = Object.keys(settingExamples) as NeededSetting[];
export const publishSettings = settingNames.reduce<typeof fields>(
  (schema, setting) =>
    schema.refine((value) => value[setting] !== undefined || !neededSettings[value.host]?.includes(setting), {
      error: ({ input }) => `is required when host is ${(input as { host: PublishHost }).host}`,
      path: [setting],
      params: { example: `${setting}: ${settingExamples[setting]}` },
      when: evenIfKeysAreWrong,
    }),
  fields,
);
export type PublishSettings = z.infer<typeof publishSettings>;
