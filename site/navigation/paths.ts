import { addresses } from 'virtual:pages';

/** The address of every page, without the base path: Link adds that. */
export const paths = {
  ...addresses,
  project: (id: string) => `${addresses.projectsPage}/${id}`,
  character: (id: string) => `${addresses.galleryPage}/${id}`,
};

/** Puts the base path before a site address, for links and for files. */
export function withBase(address: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + address;
}
