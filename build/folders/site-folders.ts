import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';
import { OwnerError } from '#build/owner-error.ts';
import { isWithin } from '#server/system/folder-within.ts';

/** Where a command was typed, and about which site. */
export type Typed = {
  /** What `--site` names, as typed; undefined where nobody did. */
  siteOption: string | undefined;
  /** Where the command was typed: the owner's relative paths start here. */
  workingFolder: string;
  /** Where it runs, and where the site is looked for: npm goes to the folder of package.json first. */
  currentFolder: string;
};

/** The folders of one site, as absolute paths. */
export type SiteFolders = {
  /** The owner's folder. */
  site: string;
  /** What the owner wrote. */
  content: string;
  /** Where `data/` and `dist/` are: the owner's folder, or the clone whose sample the site is. */
  home: string;
  /** What a build makes. */
  dist: string;
  /** What may be deleted at any time: versions of pictures, and what Vite keeps. */
  cache: string;
  /** What tells an editor of the keys of the content. */
  schema: string;
};

/** A clone keeps the data and the built site of its sample where versions up to 0.6.0 had them: beside the engine. */
const sampleOf = (engine: string) => join(engine, 'sample');

export function listSiteFolders(site: string, engine = engineFolder): SiteFolders {
  const isSample = isSameFolder(site, sampleOf(engine));
  const home = isSample ? engine : site;
  return {
    site,
    content: join(site, 'content'),
    home,
    dist: join(home, 'dist'),
    cache: isSample ? join(home, '.cache') : join(home, '.bonbon/cache'),
    schema: join(site, '.bonbon/schema'),
  };
}

/**
 * The site that a command is about: the one that `--site` names, or else the folder it runs in or the nearest one above
 * with `content/` in it; in a clone, the sample. Throws an OwnerError where there is none.
 */
export function findSiteFolders(
  { siteOption, workingFolder, currentFolder }: Typed,
  engine = engineFolder,
): SiteFolders {
  if (siteOption !== undefined) {
    const site = resolve(workingFolder, siteOption);
    if (!existsSync(site)) throw new OwnerError(`--site ${siteOption}: there is no such folder.`);
    if (!holdsContent(site))
      throw new OwnerError(`--site ${siteOption}: there is no content/ in this folder, so it is no site.`);
    return listSiteFolders(site, engine);
  }
  const start = resolve(currentFolder);
  if (holdsContent(start)) return listSiteFolders(start, engine);
  const isInEngine = isWithin(engine, start);
  // Whatever lies above a clone is not about it, and a folder named content may be anybody's.
  const top = isInEngine ? engine : undefined;
  for (let folder = start; folder !== top && dirname(folder) !== folder; ) {
    folder = dirname(folder);
    if (existsSync(join(folder, 'content/site.yaml'))) return listSiteFolders(folder, engine);
  }
  const sample = sampleOf(engine);
  if (isInEngine && holdsContent(sample)) return listSiteFolders(sample, engine);
  throw new OwnerError(
    'There is no site here: no content/ in this folder or in one above it. Go to the folder of your site, name it with\n' +
      '--site FOLDER, or make one: npx bonbon new my-site',
  );
}

/** The site that `npm start` shows in a clone; undefined where none lies in it. */
export function findClonedSite(clone = engineFolder): SiteFolders | undefined {
  const site = [clone, sampleOf(clone)].find(holdsContent);
  return site === undefined ? undefined : listSiteFolders(site, clone);
}

/** Links lead to a folder by another name, and so do capital letters on most Macs and on Windows. */
const isSameFolder = (one: string, other: string) =>
  one === other || (existsSync(one) && existsSync(other) && realpathSync.native(one) === realpathSync.native(other));
const holdsContent = (folder: string) =>
  statSync(join(folder, 'content'), { throwIfNoEntry: false })?.isDirectory() ?? false;
