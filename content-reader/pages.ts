import {
  type ContentDefinition,
  type ContentFileName,
  collections,
  contentFiles,
  type PageName,
} from '#model/content-schema.ts';
import type { ListName } from '#model/paged-list.ts';

export type Collection = keyof typeof collections;
type LinkedPage = Exclude<PageName, 'notFound'>;

const definitions = Object.entries<ContentDefinition>(contentFiles);
export const notFoundAddress = contentFiles.notFound.address;

/** The pages that links can lead to, without the base. */
export const pageAddresses = Object.fromEntries(
  definitions.flatMap(([name, { address }]) => (address && address !== notFoundAddress ? [[name, address]] : [])),
) as Record<LinkedPage, string>;

/** The first page of each list. Updates and friends have pages of their own only if Home cannot show all of them. */
export const listAddresses: Record<ListName, string> = {
  updates: '/updates',
  friends: '/friends',
  projects: pageAddresses.projectsPage,
  characters: pageAddresses.galleryPage,
};

/** The page of one project or character. */
export const itemAddress = (name: Collection, id: string) => `${contentFiles[collections[name].page].address}/${id}`;

/** The collection whose items are listed on the page `name`. */
export const findCollection = (name: ContentFileName): Collection | undefined =>
  (Object.keys(collections) as Collection[]).find((collection) => collections[collection].page === name);

/** Each route's path and the page that renders it: `about-me/about-me` is `site/pages/about-me/about-me-page.tsx`. */
export function listRoutes(): [path: string, page: string][] {
  const pages = definitions.filter(([, { address }]) => address !== undefined);
  const routes = pages.flatMap(([name, { address = '', file }]): [string, string][] => {
    const folder = stem(file);
    const collection = findCollection(name as ContentFileName);
    const item = collection && stem(collections[collection].file);
    const page = `${folder}/${folder}`;
    if (!item) return address === notFoundAddress ? [] : [[address, page]];
    return [
      [address, page],
      [`${address}/page/:page`, page],
      [`${address}/:${item}Id`, `${folder}/${item}`],
    ];
  });
  const homeLists = (['updates', 'friends'] as const).flatMap((name): [string, string][] =>
    [listAddresses[name], `${listAddresses[name]}/page/:page`].map((path) => [path, `${name}/${name}`]),
  );
  const notFound = stem(contentFiles.notFound.file);
  return [...routes, ...homeLists, ['*', `${notFound}/${notFound}`]];
}

const stem = (file: string) => file.replace(/\.yaml$/, '');
