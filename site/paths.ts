import { characterPath, projectPath } from '#model/paths.ts';

/** Every address on the site, without the base path: React Router adds that. */
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

/** Puts the base path before a site address, for files and for anything React Router does not see. */
export function withBase(address: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + address;
}
