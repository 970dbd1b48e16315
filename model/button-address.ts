/** Where the built-in guestbook has the 88x31 buttons of its messages, below the site's base path. */
export const buttonsPath = 'guestbook/buttons';

/** The size of such a button. */
export const buttonWidth = 88;
export const buttonHeight = 31;

/** `file` has a hash of the picture in its name, so what is at an address never changes. */
export const writeButtonAddress = (id: string, file: string): string => `${buttonsPath}/${id}-${file}`;

/** The message and the file that a path names; undefined if it names none. */
export function findButtonFile(path: string): { id: string; file: string } | undefined {
  const [, id, file] = /\/(\d{1,16})-([\da-f]{8}\.(?:png|gif|jpg|webp))$/.exec(path) ?? [];
  return id === undefined || file === undefined ? undefined : { id, file };
}

export const isButtonFile = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}\.[a-z]+$/.test(value);
