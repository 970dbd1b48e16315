/**
 * The oldest browsers that get the whole site, as major versions. Vite transpiles what it can for them; the features that
 * can't be transpiled set these numbers, and `npm test -- support` lists them. The docs repeat the list.
 */
export const browsers = { chrome: 120, firefox: 125, safari: 17 };

export type BrowserName = keyof typeof browsers;

/** In Vite's notation. */
export const buildTargets = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
