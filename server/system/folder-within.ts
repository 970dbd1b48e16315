import nodePath from 'node:path';

/** Whether a path is the folder or inside it. Between Windows drives `relative` returns an absolute path. */
export function isWithin(folder: string, path: string, { isAbsolute, relative, sep } = nodePath): boolean {
  const inner = relative(folder, path);
  return !(inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner));
}
