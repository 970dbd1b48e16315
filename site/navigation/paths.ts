import { characterPath, projectPath } from '#model/paths.ts';

/** The address of every page, without the base path: Link adds that. */
export const paths = {
  home: '/',
  aboutMe: '/aboutme',
  interests: '/interests',
  resume: '/resume',
  projects: '/projects',
  project: projectPath,
  guestbook: '/guestbook',
  connect: '/connect',
  buttons: '/buttons',
  ocGallery: '/oc-gallery',
  character: characterPath,
} as const;

/** Prefixes the address of a page or file with the base path. */
export function withBase(address: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + address;
}
