import type { PublishSettings } from '#model/publish-schema.ts';

/** What the files for CI services are made from. */
export type CiSite = {
  settings: PublishSettings;
  /** The host, as owners call it. */
  title: string;
  /** The branch whose changes are published. */
  branch: string;
  /** Whether Bonbon itself is the repository, and not a package that the site uses. */
  isClone: boolean;
  hasLockfile: boolean;
  /** Names of the variables with the owner's keys. */
  keys: readonly string[];
  /** Lines of known_hosts, for a machine that is reached by SSH. */
  knownHosts: readonly string[];
  /** Whether this repository itself is the one at GitHub Pages. */
  isPagesRepository: boolean;
  /** A project at Supabase that pauses when nobody asks it anything for a week. Its key is public. */
  supabase: { address: string; key: string } | undefined;
};

/** By which a file is known to be ours, and may be replaced. */
export const madeBy = '# Made by bonbon publish --ci';

export const installCommand = ({ hasLockfile }: CiSite): string => (hasLockfile ? 'npm ci' : 'npm install');
export const publishCommand = ({ isClone }: CiSite): string =>
  isClone ? 'npm run publish-site -- --yes' : 'npx bonbon publish --yes';
export const buildCommand = ({ isClone, settings: { host } }: CiSite): string =>
  `${isClone ? 'npm run build -- ' : 'npx bonbon build '}--for ${host}`;

/** YAML reads a string of JSON as it is. */
export const quoted = (text: string): string => JSON.stringify(text);

/** Asks the database for one message: that counts as activity. */
export const keepAliveCommand =
  'curl --fail --silent --show-error --retry 3 --max-time 30 --output /dev/null ' +
  '--header "apikey: $SUPABASE_KEY" "$SUPABASE_ADDRESS/rest/v1/guestbook_entries?select=id&limit=1"';

export const indent = (lines: readonly string[], columns: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(columns) + line));
