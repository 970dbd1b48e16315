import { findNeighbours } from '#model/characters.ts';
import { type PageData, type PagedLists, pickCharacterCard } from '#model/page-data.ts';
import type { FrameHeader } from '#model/page-header.ts';
import { type ListName, listPageAddress } from '#model/paged-list.ts';
import type { SingleContent } from './page-texts.ts';
import { itemAddress, listAddresses } from './pages.ts';

/**
 * The data of each project's and each character's page, and of each list's pages, by address; the first pages of projects
 * and characters have none. `headers` has all of their headers.
 */
export function collectPageData(
  { projects, projectsPage, characters, galleryPage }: SingleContent,
  headers: Record<string, FrameHeader>,
  lists: PagedLists,
): Record<string, PageData> {
  const headerOf = (path: string) => headers[path] as FrameHeader;
  const cards = characters.map(pickCharacterCard);
  const projectPages = projects.map(({ order, sharePicture, ...project }): [string, PageData] => {
    const path = itemAddress('projects', project.id);
    return [path, { header: headerOf(path), project }];
  });
  const characterPages = characters.map(({ order, sharePicture, ...character }): [string, PageData] => {
    const path = itemAddress('characters', character.id);
    return [path, { header: headerOf(path), character, neighbours: findNeighbours(cards, character.id) }];
  });
  const makeListPages = (name: ListName, pages: PagedLists[ListName]) =>
    pages.map((list): [string, PageData] => {
      const path = listPageAddress(listAddresses[name], list.number);
      return [path, { header: headerOf(path), list }];
    });
  return Object.fromEntries([
    ...makeListPages('updates', lists.updates),
    ...makeListPages('friends', lists.friends),
    ...(projectsPage ? [...projectPages, ...makeListPages('projects', lists.projects.slice(1))] : []),
    ...(galleryPage ? [...characterPages, ...makeListPages('characters', lists.characters.slice(1))] : []),
  ]);
}
