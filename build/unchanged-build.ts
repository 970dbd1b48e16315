import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { stampName, warningsName } from './build-inputs.ts';

/** What the last build wrote, in the cache: without it, the next build simply builds. */
type BuildNote = {
  dist: string;
  /** The fingerprint of the inputs. */
  stamp: string;
  /** The fingerprint of what was written. */
  output: string;
  needs: string;
};

type Folders = { cache: string; dist: string };

const noteFile = ({ cache }: Folders) => join(cache, 'last-build.json');

/**
 * Notes that `dist` now has what was built from the inputs with this stamp. `needs` is what the owner was told about hosts.
 * Best effort: the site is published, and without the note the next build only takes longer.
 */
export async function noteBuild(folders: Folders, { stamp, needs }: Pick<BuildNote, 'stamp' | 'needs'>): Promise<void> {
  const dist = resolve(folders.dist);
  try {
    const note: BuildNote = { dist, stamp, output: fingerprintOutput(dist), needs };
    await mkdir(dirname(noteFile(folders)), { recursive: true });
    await writeFile(noteFile(folders), JSON.stringify(note));
  } catch {
    await rm(noteFile(folders), { force: true }).catch(() => {});
  }
}

/**
 * What the last build told the owner, if it was made from the same inputs and is still in `dist` with every file as it was
 * written; otherwise undefined.
 */
export function findUnchangedBuild(folders: Folders, stamp: string): { needs: string; warnings: string } | undefined {
  const dist = resolve(folders.dist);
  try {
    const note = JSON.parse(readFileSync(noteFile(folders), 'utf8')) as Partial<BuildNote>;
    if (note.dist !== dist || note.stamp !== stamp || note.output !== fingerprintOutput(dist)) return undefined;
    return { needs: String(note.needs), warnings: readFileSync(join(dist, warningsName), 'utf8') };
  } catch {
    return undefined;
  }
}

/** Names, sizes and modification times: reading every byte again would take longer than some builds. */
function fingerprintOutput(dist: string): string {
  const listIn = (folder: string) =>
    readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .sort();
  const files = [
    ...[builtFolder.settings, stampName, warningsName],
    ...listIn(builtFolder.site),
    ...(existsSync(join(dist, builtFolder.render)) ? listIn(builtFolder.render) : []),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(dist, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}
