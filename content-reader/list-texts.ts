import type { PageHeader } from '#model/content-fields.ts';
import type { PagedLists } from '#model/page-data.ts';
import { type ListName, type ListPage, listPageAddress } from '#model/paged-list.ts';
import { fillWords } from '#model/words.ts';
import type { PageTexts, SingleContent } from './page-texts.ts';
import { listAddresses, notFoundAddress } from './pages.ts';
import { shorten } from './shorten.ts';

/** The texts of the pages that are there because a list is long. */
export function listListTexts(
  { home, projectsPage, galleryPage, notFound, words }: SingleContent,
  { updates, friends, projects, characters }: PagedLists,
): PageTexts[] {
  const { mascot, sharePicture } = home.header;
  const ofHome = (title: string) => ({ title, mascot, sharePicture });
  const makeTexts = <Item>(
    name: ListName,
    pages: ListPage<Item>[],
    header: Omit<PageHeader, 'description'>,
    nameItem: (item: Item) => string,
  ): PageTexts[] =>
    pages.map(({ number, items }) => {
      const { title, subtitle, mascot, bubble, sharePicture } = header;
      const ownTitle = number === 1 ? title : fillWords(words.shared.titleOfPage, { title, page: number });
      return {
        path: listPageAddress(listAddresses[name], number),
        header: { title: ownTitle, subtitle, mascot, bubble },
        description: shorten(`${ownTitle}: ${items.map(nameItem).join(', ')}`),
        sharePicture,
      };
    });
  /** Unknown addresses below a list's pages are not those of a project or a character. */
  const { description: notFoundDescription, sharePicture: _, ...notFoundHeader } = notFound.header;
  const makeFurtherTexts: typeof makeTexts = (name, [, ...pages], header, nameItem) => {
    if (pages.length === 0) return [];
    const unknown = `${listAddresses[name]}/page${notFoundAddress}`;
    return [
      ...makeTexts(name, pages, header, nameItem),
      { path: unknown, header: notFoundHeader, description: notFoundDescription },
    ];
  };
  return [
    ...makeTexts('updates', updates, ofHome(home.updatesTitle), ({ text }) => text),
    ...makeTexts('friends', friends, ofHome(home.friendsTitle), ({ name }) => name),
    ...(projectsPage ? makeFurtherTexts('projects', projects, projectsPage.header, ({ title }) => title) : []),
    ...(galleryPage ? makeFurtherTexts('characters', characters, galleryPage.header, ({ name }) => name) : []),
  ];
}
