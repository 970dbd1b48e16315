import type { ValueIndex } from '#studio/agent/match/value-index.ts';

export type NamedPages = { address: string; file: string }[];

/** Where the page is, without the site's base, and whether it is the one for addresses that do not exist. */
export function readPage(index: ValueIndex, pages: NamedPages, base: string) {
  const address = readAddress(base);
  const missing = pages.find((page) => page.address === '/404')?.file;
  const heading = document.querySelector('h1')?.textContent ?? '';
  const isMissing =
    findFile(address, pages) === undefined &&
    index.findText(heading).some(({ value }) => value.source.file === missing);
  return { address, title: document.title, isMissing };
}

export const readAddress = (base: string): string => `/${decodeURI(location.pathname).slice(base.length)}`;

/** The file of the words on a page, as far as the page has one of its own. */
export const findFile = (address: string, pages: NamedPages): string | undefined =>
  pages.find((page) => page.address === address)?.file;

/** The file of a character or a project, whose folder is the end of the address. */
export function findItemFile(address: string, files: Iterable<string>): string | undefined {
  const id = address.slice(address.lastIndexOf('/') + 1);
  if (!id || address.lastIndexOf('/') === 0) return undefined;
  return [...files].find((file) => file.split('/').at(-2) === id);
}

/** The files of the pages above a page: that of the gallery, for a character's. */
export const findFilesAbove = (address: string, pages: NamedPages): Set<string> =>
  new Set(pages.filter((page) => address.startsWith(`${page.address}/`)).map(({ file }) => file));
