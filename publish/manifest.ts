import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishSettings } from '#model/publish-schema.ts';

/** Beside the site, at hosts that keep it. */
export const hostedManifest = '.bonbon-published.json';

/** What Bonbon put at a host. */
export type Manifest = {
  /** `describePlace` of the settings, so that another place's list is never taken for this one's. */
  place: string;
  /** Of the publication that began last, the same in both copies; random. */
  run: string;
  /** The run of the host's copy when that publication began. */
  before?: string;
  /** When it ended, in milliseconds since 1970; undefined if it did not. */
  endedAt?: number;
  /** The SHA-1 of each file; empty while it is not known to have arrived. */
  files: Record<string, string>;
};

/** A digest, as one copy is public and names of machines and accounts are not. What is built for it is not the place. */
export function describePlace({ songs: _, services: __, ...place }: PublishSettings): string {
  const entries = Object.entries(place).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
}

const emptyManifest = (place: string): Manifest => ({ place, run: '', files: {} });

const fileOf = (siteFolder: string, { host }: PublishSettings) => join(siteFolder, '.bonbon/published', `${host}.json`);

/** This computer's copy; undefined if there is none of this place. */
export async function readManifest(siteFolder: string, settings: PublishSettings): Promise<Manifest | undefined> {
  const text = await readFile(fileOf(siteFolder, settings), 'utf8').catch(() => undefined);
  return parseManifest(text, describePlace(settings));
}

/** Whoever reads it meanwhile, or after a crash, finds the old one or the new one. */
export async function writeManifest(siteFolder: string, settings: PublishSettings, manifest: Manifest): Promise<void> {
  const file = fileOf(siteFolder, settings);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, formatManifest(manifest));
  await rename(`${file}.new`, file);
}

export const formatManifest = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 1)}\n`;

/** Undefined for anything else than a manifest of this place: a host may answer with a page of its own. */
export function parseManifest(text: string | undefined, place: string): Manifest | undefined {
  if (text === undefined) return undefined;
  try {
    const { place: written, run, before, endedAt, files } = JSON.parse(text);
    if (written !== place || typeof run !== 'string' || typeof files !== 'object' || files === null) return undefined;
    const entries = Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const more = {
      ...(typeof before === 'string' && { before }),
      ...(typeof endedAt === 'number' && { endedAt }),
    };
    return { place, run, ...more, files: Object.fromEntries(entries) };
  } catch {
    return undefined;
  }
}

/**
 * Of the copy here and the one at the host: this one is finer, unless another computer has published since. What either has put
 * there stays known.
 */
export function joinManifests(here: Manifest | undefined, there: Manifest | undefined, place: string): Manifest {
  if (!here || !there) return here ?? there ?? emptyManifest(place);
  if (here.run === there.run || here.before === there.run) return { ...here, files: { ...there.files, ...here.files } };
  const onlyHere = Object.keys(here.files).filter((path) => !(path in there.files));
  return { ...there, files: { ...Object.fromEntries(onlyHere.map((path) => [path, ''])), ...there.files } };
}
