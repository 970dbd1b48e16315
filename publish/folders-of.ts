import { posix } from 'node:path';

/** `a` and `a/b` of `a/b/c.html`, the outer ones first. */
export function foldersOf(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [...foldersOf(folder), folder];
}
