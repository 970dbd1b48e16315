import { addresses } from 'virtual:pages';

/** The address of every page, without the base path: Link adds that. */
export const paths = {
  ...addresses,
  project: (id: string) => `${addresses.projectsPage}/${id}`,
  character: (id: string) => `${addresses.galleryPage}/${id}`,
};

/** Prefixes the address of a page or file with the base path. */
export function withBase(address: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + address;
}
