import type { Source } from '#studio/protocol/preview.ts';

/** A source as one word, for keys and comparisons. */
export const nameSource = ({ file, path }: Source): string => JSON.stringify([file, ...path]);

export function sameSource(one: Source | undefined, other: Source | undefined): boolean {
  return one && other ? nameSource(one) === nameSource(other) : one === other;
}
