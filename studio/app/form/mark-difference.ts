export type Parts = [start: string, changed: string, end: string];

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Both texts in three parts: what is the same at the start, what differs, in whole words, and what is the same at the end. */
export function markDifference(one: string, other: string): [Parts, Parts] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  if (one === other)
    return [
      [one, '', ''],
      [other, '', ''],
    ];
  const isWordAt = (index: number) => isWordCharacter(one.at(index)) || isWordCharacter(other.at(index));
  if (isWordAt(start)) while (start > 0 && isWordCharacter(one[start - 1])) start--;
  if (isWordAt(-1 - end)) while (end > 0 && isWordCharacter(one.at(-end))) end--;
  const cut = (text: string): Parts => [
    text.slice(0, start),
    text.slice(start, text.length - end),
    text.slice(text.length - end),
  ];
  return [cut(one), cut(other)];
}
