/** The updates as Atom and JSON. */
export const feedPaths = ['/feed.xml', '/feed.json'] as const;
