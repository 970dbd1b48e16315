import { findNeighbours } from '#model/characters.ts';
import { type PageData, pickCharacterCard } from '#model/page-data.ts';
import type { FrameHeader } from '#model/page-header.ts';
import type { SingleContent } from './page-texts.ts';
import { itemAddress } from './pages.ts';

/** The data of each project's and each character's page by its address. `headers` has all of their headers. */
export function collectPageData(
  { projects, projectsPage, characters, galleryPage }: SingleContent,
  headers: Record<string, FrameHeader>,
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
  return Object.fromEntries([...(projectsPage ? projectPages : []), ...(galleryPage ? characterPages : [])]);
}
