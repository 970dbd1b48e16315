import { say } from '#studio/app/say.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';

/** Where a value is in its file, for those who ask. */
export function tellPlace(file: string, path: KeyPath): string {
  if (path.length === 0) return say('form.wholeFile', { file });
  const keys = path.map((key) => (typeof key === 'number' ? say('form.entry', { number: key + 1 }) : key));
  return say('form.inFile', { file, keys: keys.join(', ') });
}
