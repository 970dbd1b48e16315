/**
 * The oldest browsers that get all of the site, as whole versions. Vite lowers what it can for them; what nobody can lower
 * decides the numbers, and `npm test -- support` names it. README repeats the list.
 */
export const browsers = { chrome: 120, firefox: 125, safari: 17 };

export type BrowserName = keyof typeof browsers;

/** In the words of Vite. */
export const buildTargets = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
