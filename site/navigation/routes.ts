import type { ComponentType } from 'react';
import { matchPath } from './address.ts';

export type SiteRoute = {
  path: string;
  /** The module of the page, as the chunk table names it. */
  module: string;
  component: string;
  load: () => Promise<object>;
};

/** The whole address table. Each page is a chunk of its own. */
export const routes: SiteRoute[] = [
  {
    path: '/',
    module: 'site/pages/home/home-page.tsx',
    component: 'HomePage',
    load: () => import('#site/pages/home/home-page.tsx'),
  },
  {
    path: '/aboutme',
    module: 'site/pages/about-me/about-me-page.tsx',
    component: 'AboutMePage',
    load: () => import('#site/pages/about-me/about-me-page.tsx'),
  },
  {
    path: '/interests',
    module: 'site/pages/interests/interests-page.tsx',
    component: 'InterestsPage',
    load: () => import('#site/pages/interests/interests-page.tsx'),
  },
  {
    path: '/resume',
    module: 'site/pages/resume/resume-page.tsx',
    component: 'ResumePage',
    load: () => import('#site/pages/resume/resume-page.tsx'),
  },
  {
    path: '/projects',
    module: 'site/pages/projects/projects-page.tsx',
    component: 'ProjectsPage',
    load: () => import('#site/pages/projects/projects-page.tsx'),
  },
  {
    path: '/projects/:projectId',
    module: 'site/pages/projects/project-page.tsx',
    component: 'ProjectPage',
    load: () => import('#site/pages/projects/project-page.tsx'),
  },
  {
    path: '/guestbook',
    module: 'site/pages/guestbook/guestbook-page.tsx',
    component: 'GuestbookPage',
    load: () => import('#site/pages/guestbook/guestbook-page.tsx'),
  },
  {
    path: '/connect',
    module: 'site/pages/connect/connect-page.tsx',
    component: 'ConnectPage',
    load: () => import('#site/pages/connect/connect-page.tsx'),
  },
  {
    path: '/buttons',
    module: 'site/pages/buttons/buttons-page.tsx',
    component: 'ButtonsPage',
    load: () => import('#site/pages/buttons/buttons-page.tsx'),
  },
  {
    path: '/oc-gallery',
    module: 'site/pages/oc-gallery/oc-gallery-page.tsx',
    component: 'OcGalleryPage',
    load: () => import('#site/pages/oc-gallery/oc-gallery-page.tsx'),
  },
  {
    path: '/oc-gallery/:characterId',
    module: 'site/pages/oc-gallery/character-page.tsx',
    component: 'CharacterPage',
    load: () => import('#site/pages/oc-gallery/character-page.tsx'),
  },
  {
    path: '*',
    module: 'site/pages/not-found/not-found-page.tsx',
    component: 'NotFoundPage',
    load: () => import('#site/pages/not-found/not-found-page.tsx'),
  },
];

/** `headers` has an address for each page that the owner did not leave out; `/404` below a folder stands for its ids. */
export function findRoute(headers: Record<string, unknown>, pathname: string): SiteRoute {
  return routes.find(
    ({ path }) => matchPath(path, pathname) && headers[path.replace(/\*|:\w+/, path === '*' ? '/404' : '404')],
  ) as SiteRoute;
}

export type PageComponent = ComponentType;
