import type { SiteFolders } from '#build/folders/site-folders.ts';
import type { PublishedFile, PublishedGroup } from '#model/published-files.ts';
import { type OwnerNames, readOwnerNames } from './owner-names.ts';
import type { Plan } from './plan.ts';

type Kind = PublishedGroup['kind'];

const kindOfEnding: Record<string, Kind> = {
  html: 'page',
  ...Object.fromEntries(['mp3', 'ogg', 'opus', 'wav', 'flac', 'm4a'].map((ending) => [ending, 'song'])),
  ...Object.fromEntries(
    ['svg', 'png', 'apng', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico'].map((ending) => [ending, 'picture']),
  ),
  ...Object.fromEntries(
    ['js', 'mjs', 'css', 'woff2', 'json', 'xml', 'txt', 'webmanifest'].map((ending) => [ending, 'inside']),
  ),
};

/** What a file is to its owner. Those without an ending, such as `_headers`, are for the host. */
function kindOf(path: string): Kind {
  const ending = /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
  return ending === undefined ? 'inside' : (kindOfEnding[ending] ?? 'file');
}

/** Smaller copies for browsers that can read them: to an owner they are the file itself. */
const withoutPacking = (path: string) => path.replace(/\.(br|gz)$/, '');

/** The name of a file whose name has a digest of what is in it: `assets/boat-3Fq9_x-Z.svg` was `boat.svg`. */
const withoutDigest = (path: string) => path.replace(/^(assets\/.+)-[\w-]{8}(\.\w+)$/, '$1$2');

/** The same picture in another format. */
const withoutFormat = (path: string) => path.replace(/\.(avif|webp|jpg|png)$/, '');

const hows = ['changed', 'new', 'gone'] as const;
/** Home comes first, and the page for wrong addresses last; the others stay as they are. */
const placeOf = (name: string) => (name === 'home' ? -1 : name === 'lost' ? 1 : 0);
const rank = ({ how }: PublishedFile) => hows.indexOf(how);
const order: readonly Kind[] = ['page', 'song', 'picture', 'file', 'inside'];

/** Every file of a plan. */
export const listFiles = ({ added, changed, removed }: Plan): PublishedFile[] => [
  ...added.map(({ path, bytes }) => ({ file: path, how: 'new' as const, bytes })),
  ...changed.map(({ path, bytes }) => ({ file: path, how: 'changed' as const, bytes })),
  ...removed.map(({ path, bytes }) => ({ file: path, how: 'gone' as const, bytes: bytes ?? 0 })),
];

/** The files of a plan as an owner sees them, after the site was built. */
export const groupPlan = async (
  plan: Plan,
  folders: Pick<SiteFolders, 'content' | 'cache' | 'dist'>,
): Promise<PublishedGroup[]> => groupFiles(listFiles(plan), await readOwnerNames(folders));

type Thing = { how: PublishedFile['how']; kind: Kind; path: string; bytes: number };

/** By what happens to them and by what they are. A file that went away under one digest and comes with another has changed. */
export function groupFiles(files: readonly PublishedFile[], { nameOf, sourceOf }: OwnerNames): PublishedGroup[] {
  const things = new Map<string, Thing>();
  const byServedName = new Map<string, Thing>();
  // What goes away comes last, to be known as the old one of what comes.
  for (const { file, how, bytes } of files.toSorted((one, other) => rank(one) - rank(other))) {
    const path = withoutPacking(file);
    const served = withoutFormat(withoutDigest(path));
    // A picture is there in several sizes and formats.
    const key = sourceOf(path) ?? served;
    const known = things.get(key) ?? (how === 'gone' ? byServedName.get(served) : undefined);
    if (known) {
      const isOld = how === 'gone' && known.how !== 'gone';
      if (known.how !== how) known.how = 'changed';
      if (!isOld) known.bytes += bytes;
    } else things.set(key, { how, kind: kindOf(path), path, bytes });
    const thing = known ?? things.get(key);
    if (thing && !byServedName.has(served)) byServedName.set(served, thing);
  }
  const groups = new Map<string, PublishedGroup>();
  for (const { how, kind: kindOfFile, path, bytes } of things.values()) {
    const name = nameOf(path, kindOfFile, how);
    // A picture that is not the owner's belongs to the looks of the site.
    const kind = kindOfFile === 'picture' && name === undefined ? 'inside' : kindOfFile;
    const key = `${how} ${kind}`;
    const group = groups.get(key) ?? { how, kind, names: [], count: 0, bytes: 0 };
    if (name !== undefined && !group.names.includes(name)) group.names.push(name);
    group.count += 1;
    group.bytes += bytes;
    groups.set(key, group);
  }
  for (const { names } of groups.values()) names.sort((one, other) => placeOf(one) - placeOf(other));
  return [...groups.values()].sort(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) || hows.indexOf(one.how) - hows.indexOf(other.how),
  );
}
