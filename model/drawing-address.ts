/** Where the built-in guestbook has the drawings of its messages, below the site's base path. */
export const drawingsPath = 'guestbook/drawings';

export const writeDrawingAddress = (id: string): string => `${drawingsPath}/${id}.png`;

/** The id of the message whose drawing a path names; undefined if it names none. */
export const findDrawingId = (path: string): string | undefined => /\/(\d{1,16})\.png$/.exec(path)?.[1];
