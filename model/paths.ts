/** The pages whose addresses hold no id, as links to them are written: without the base, without a slash at the end. */
export const staticPaths = [
  '/',
  '/aboutme',
  '/interests',
  '/resume',
  '/projects',
  '/guestbook',
  '/connect',
  '/buttons',
  '/oc-gallery',
] as const;
export type StaticPath = (typeof staticPaths)[number];

/** The updates as Atom and JSON. */
export const feedPaths = ['/feed.xml', '/feed.json'] as const;

/** The address of a project's page, without the base. */
export const projectPath = (id: string) => `/projects/${id}` as const;

/** The address of a character's page, without the base. */
export const characterPath = (id: string) => `/oc-gallery/${id}` as const;
