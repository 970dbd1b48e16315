import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { studioFolder } from '../site/open-site.ts';

/** How the studio gets to messages that are not on this computer. None of it ever reaches the window. */
export type WaysIn = {
  /** The door of the site's own server. `address` is that of the site, and ends with a slash. */
  door?: { address: string; cookie: string };
  supabase?: { address: string; key: string };
};

export type WaysInStore = {
  read: () => Promise<WaysIn>;
  /** Undefined forgets it. */
  write: (ways: { [Way in keyof WaysIn]: WaysIn[Way] | undefined }) => Promise<void>;
};

/** In a file that only the owner can read, which Git ignores and the preview does not hand out. */
export function openWaysIn(site: string): WaysInStore {
  const file = join(site, studioFolder, 'ways-in.json');
  const read = async (): Promise<WaysIn> => {
    try {
      const { door, supabase } = JSON.parse(await readFile(file, 'utf8')) as WaysIn;
      return {
        ...(isFilled(door, 'cookie') && { door }),
        ...(isFilled(supabase, 'key') && { supabase }),
      };
    } catch {
      return {};
    }
  };
  return {
    read,
    async write(ways) {
      const next = { ...(await read()), ...ways };
      if (!next.door && !next.supabase) return rm(file, { force: true });
      await mkdir(dirname(file), { recursive: true });
      const aside = `${file}.${process.pid}.part`;
      await writeFile(aside, JSON.stringify(next), { mode: 0o600 });
      // An earlier run may have left it with other rights.
      await chmod(aside, 0o600);
      await rename(aside, file);
    },
  };
}

const isFilled = (way: object | undefined, key: string): boolean =>
  typeof way === 'object' &&
  way !== null &&
  ['address', key].every((name) => typeof (way as Record<string, unknown>)[name] === 'string');
