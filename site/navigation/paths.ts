import { addresses, lists } from 'virtual:pages';
import { type ListName, listPageAddress } from '#model/paged-list.ts';

/** The address of every page, without the base path: Link adds that. */
export const paths = {
  ...addresses,
  project: (id: string) => `${addresses.projectsPage}/${id}`,
  /** A page of a list; the first one is 1. */
  list: (name: ListName, number: number) => listPageAddress(lists[name], number),
  character: (id: string) => `${addresses.galleryPage}/${id}`,
};

/** Prefixes the address of a page or file with the base path. */
export function withBase(address: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + address;
}
