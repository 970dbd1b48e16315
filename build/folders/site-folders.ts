import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { engineFolder } from '#build/engine-folder.ts';
import { OwnerError } from '#build/owner-error.ts';
import { builtFolder } from '#model/built-folder.ts';
import { isWithin } from '#server/system/folder-within.ts';

/** Where a command was typed, and about which site. */
export type Typed = {
  /** The value of `--site` as typed; undefined without the option. */
  siteOption: string | undefined;
  /** Where the command was typed: relative paths start here. */
  workingFolder: string;
  /** Where it runs and looks for the site: npm changes to the folder of package.json first. */
  currentFolder: string;
};

/** The folders of one site, as absolute paths. */
export type SiteFolders = {
  /** The owner's folder. */
  site: string;
  /** The owner's content. */
  content: string;
  /** Where `data/` and `dist/` are: the owner's folder, or the clone whose sample the site is. */
  home: string;
  /** The output of a build. */
  dist: string;
  /** May be deleted at any time: what builds remember, and Vite's cache. */
  cache: string;
  /** JSON Schemas of the content, for editors. */
  schema: string;
};

/** A clone keeps the sample's data and built site where versions up to 0.6.0 had them: at its root. */
const sampleOf = (engine: string) => join(engine, 'sample');

function listSiteFolders(site: string, engine = engineFolder): SiteFolders {
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
 * The site a command applies to: the value of `--site`, else the current folder or its nearest parent with `content/` in it;
 * in a clone, the sample. Throws an OwnerError if there is none.
 */
export function findSiteFolders(
  { siteOption, workingFolder, currentFolder }: Typed,
  engine = engineFolder,
): SiteFolders {
  if (siteOption !== undefined) {
    const site = resolve(workingFolder, siteOption);
    if (!existsSync(site)) throw new OwnerError(`--site ${siteOption}: there is no such folder.`);
    if (!holdsContent(site))
      throw new OwnerError(`--site ${siteOption}: there is no content/ in this folder, so it is not a site.`);
    return listSiteFolders(site, engine);
  }
  const start = resolve(currentFolder);
  if (holdsContent(start)) return listSiteFolders(start, engine);
  const isInEngine = isWithin(engine, start);
  // Folders above a clone have nothing to do with it, and `content` is a common name.
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

/** As `findSiteFolders`, but a server's folder counts, too: the built site was sent there, and its content is elsewhere. */
export function findServedFolders(typed: Typed, engine = engineFolder): SiteFolders {
  try {
    return findSiteFolders(typed, engine);
  } catch (error) {
    const { siteOption, workingFolder, currentFolder } = typed;
    const folder = siteOption === undefined ? resolve(currentFolder) : resolve(workingFolder, siteOption);
    if (existsSync(join(folder, 'dist', builtFolder.settings))) return listSiteFolders(folder, engine);
    throw error;
  }
}

/** The site that `npm start` serves in a clone; undefined if the clone has none. */
export function findClonedSite(clone = engineFolder): SiteFolders | undefined {
  const site = [clone, sampleOf(clone)].find(holdsContent);
  return site === undefined ? undefined : listSiteFolders(site, clone);
}

/** Compares real paths, for symbolic links and case-insensitive file systems. */
const isSameFolder = (one: string, other: string) =>
  one === other || (existsSync(one) && existsSync(other) && realpathSync.native(one) === realpathSync.native(other));
const holdsContent = (folder: string) =>
  statSync(join(folder, 'content'), { throwIfNoEntry: false })?.isDirectory() ?? false;
