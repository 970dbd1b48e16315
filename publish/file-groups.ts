import type { LocalFile } from './connection.ts';
import { isPage } from './plan.ts';

/** Of files that are not pages, in one group: progress is told after each. */
const [maxBytes, maxFiles] = [20_000_000, 100];

/**
 * Divides files, in their order, into neighbours that are sent in one go: all pages together, so that they change at once, and
 * of the others as many as make a step of the progress.
 */
export function inGroups(files: readonly LocalFile[]): LocalFile[][] {
  const groups: LocalFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = groups.at(-1);
    const first = last?.[0];
    const isLike = first !== undefined && isPage(first.path) === isPage(file.path);
    const hasRoom = isPage(file.path) || (bytes + file.bytes <= maxBytes && (last?.length ?? 0) < maxFiles);
    if (last && isLike && hasRoom) last.push(file);
    else {
      groups.push([file]);
      bytes = 0;
    }
    bytes += file.bytes;
  }
  return groups;
}
