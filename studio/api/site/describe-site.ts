import { basename } from 'node:path';
import { listLeftOver } from '#content-reader/left-over.ts';
import { listLongLists } from '#content-reader/paged-lists.ts';
import { itemAddress, listAddresses } from '#content-reader/pages.ts';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import { type ContentDefinition, collections, contentFiles } from '#model/content-schema.ts';
import { listSteps } from '#studio/api/history/history.ts';
import type { FileState, SitePage, SiteProblem, SiteState } from '#studio/protocol/site-state.ts';
import type { Site } from './open-site.ts';
import type { SitePageFile } from './site-pages.ts';
import { toSiteProblem } from './site-problems.ts';

/** GET site, without what only the server knows. */
export type ContentState = Omit<SiteState, 'preview' | 'unpublished'>;

/** What is wrong in the files themselves, without what was only entered. */
export function listFileProblems(site: Site): Promise<SiteProblem[]> {
  return site.inTurn(async () => {
    await site.refresh();
    return site.pages.problems.map((problem) => toSiteProblem(problem, basename(site.content)));
  });
}

export function describeSite(site: Site): Promise<ContentState> {
  return site.inTurn(async () => {
    await site.refresh();
    const { files, problems, warnings } = site.pages;
    const folderName = basename(site.content);
    const { undo, redo } = listSteps(site);
    const drafts = site.drafts.list();
    return {
      revision: site.revision,
      siteTitle: textAt(files.get(contentFiles.site.file), 'title') ?? '',
      files: [...files.values()].map(describeFile),
      pages: listSitePages(files),
      problems: [
        ...problems.map((problem) => toSiteProblem(problem, folderName)),
        ...drafts.flatMap((draft) => draft.problems),
      ],
      warnings: warnings.map((warning) => toSiteProblem(warning, folderName)),
      leftOver: listLeftOver(site.pages.listing).map(({ collection, id, file }) => ({ collection, id, file })),
      drafts: drafts.map(({ file, path, value, why, theirs }) => ({
        file,
        path,
        value,
        why,
        ...(theirs !== undefined && { theirs }),
      })),
      ...(undo && { undo }),
      ...(redo && { redo }),
      hasGit: site.hasGit,
    };
  });
}

const describeFile = ({ page: { file, name, id }, state, hash, data }: SitePageFile): FileState => ({
  file,
  name,
  ...(id !== '' && { id }),
  state,
  hash,
  data,
});

function listSitePages(files: ReadonlyMap<string, SitePageFile>): SitePage[] {
  const longLists = listLongLists([...files.values()].map(({ page }) => page));
  const site = files.get(contentFiles.site.file);
  const home = files.get(contentFiles.home.file);
  return Object.entries<ContentDefinition>(contentFiles).flatMap(([name, { file, address }]) => {
    const found = files.get(file);
    const title =
      textAt(found, 'header', 'title') ?? (name === 'home' ? textAt(site, 'title') : undefined) ?? nameFile(file);
    const page = address ? [{ address, title, file, isLeftOut: found?.state === 'leftOut' }] : [];
    return [...page, ...listItemPages(name, files), ...listListPage(name, { home, file, longLists })];
  });
}

function listItemPages(page: string, files: ReadonlyMap<string, SitePageFile>): SitePage[] {
  const names = (Object.keys(collections) as (keyof typeof collections)[]).filter(
    (name) => collections[name].page === page,
  );
  return names.flatMap((name) =>
    [...files.values()]
      .filter(({ page: item }) => item.name === name)
      .map((item) => ({
        address: itemAddress(name, item.page.id),
        title: textAt(item, 'name') ?? textAt(item, 'title') ?? item.page.id,
        file: item.page.file,
        isLeftOut: false,
      })),
  );
}

/** What an owner knows a content file by. */
export function describeTitle(site: Site, file: string): string {
  const found = site.pages.files.get(file);
  const title = textAt(found, 'header', 'title') ?? textAt(found, 'name') ?? textAt(found, 'title');
  return title ?? nameFile(file);
}

const nameFile = (file: string): string => {
  const name = file.replace(/\.yaml$/, '').replaceAll(/[-/]/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

type ListPlace = { home: SitePageFile | undefined; file: string; longLists: readonly string[] };

/** Updates and friends have pages of their own if there are many. */
function listListPage(name: string, { home, file, longLists }: ListPlace): SitePage[] {
  if (name !== 'updates' && name !== 'friends') return [];
  const address = listAddresses[name];
  if (!longLists.includes(address)) return [];
  const title = textAt(home, `${name}Title`) ?? (name === 'updates' ? 'Updates' : 'My Friends');
  return [{ address, title, file, isLeftOut: false }];
}

function textAt(file: SitePageFile | undefined, ...path: string[]): string | undefined {
  const value = valueAt(file?.data, path);
  return typeof value === 'string' ? value : undefined;
}
