import nodePath from 'node:path';

/** Whether a path is that of the folder or of something in it. From one drive of Windows to another no relative path leads. */
export function isWithin(folder: string, path: string, { isAbsolute, relative, sep } = nodePath): boolean {
  const inner = relative(folder, path);
  return !(inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner));
}
