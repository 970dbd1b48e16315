import { resolve } from 'node:path';
import { clonedSite } from './test-site.ts';

/**
 * Takes `--site FOLDER` out of what was typed: whose music it is about. Without it, the clone's own. Where the folder is
 * missing, `words` keeps the option, which no command knows.
 */
export function chooseContent(typed: readonly string[], workingFolder: string): { words: string[]; content: string } {
  const words = [...typed];
  const place = words.indexOf('--site');
  const folder = place === -1 ? undefined : words[place + 1];
  if (folder === undefined) return { words, content: clonedSite.content };
  words.splice(place, 2);
  return { words, content: resolve(workingFolder, folder, 'content') };
}
