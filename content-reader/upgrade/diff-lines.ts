/** A line of a diff; `number` counts from 1, in the new text if the line is in it. */
export type DiffLine = { sign: ' ' | '-' | '+'; number: number; text: string };

/** A line diff of two texts, in hunks with one line of context. */
export function diffLines(before: string, after: string): DiffLine[][] {
  const [old, young] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, young.length);
  let start = 0;
  while (start < shorter && old[start] === young[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === young.at(-1 - end)) end++;
  const all: DiffLine[] = young.slice(0, start).map((text, index) => ({ sign: ' ', number: index + 1, text }));
  let [oldLine, youngLine] = [start, start];
  const kept = findCommonLines(old.slice(start, old.length - end), young.slice(start, young.length - end));
  for (const [inOld, inYoung] of [...kept, [old.length - end - start, young.length - end - start] as const]) {
    for (; oldLine < start + inOld; oldLine++) {
      all.push({ sign: '-', number: oldLine + 1, text: old[oldLine] ?? '' });
    }
    for (; youngLine < start + inYoung; youngLine++) {
      all.push({ sign: '+', number: youngLine + 1, text: young[youngLine] ?? '' });
    }
    if (youngLine < young.length) all.push({ sign: ' ', number: youngLine + 1, text: young[youngLine] ?? '' });
    oldLine++;
    youngLine++;
  }
  return groupChanges(all);
}

/** The longest common subsequence of lines, as pairs of indices. */
function findCommonLines(old: string[], young: string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(young.length + 1));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = young.length - 1; column >= 0; column--) {
      const isSame = old[row] === young[column];
      const length = isSame
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      (lengths[row] as Uint32Array)[column] = length;
    }
  }
  const kept: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < young.length) {
    if (old[row] === young[column]) kept.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return kept;
}

function groupChanges(all: DiffLine[]): DiffLine[][] {
  const groups: DiffLine[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, line] of all.entries()) {
    const isNear = [index - 1, index, index + 1].some((near) => (all[near]?.sign ?? ' ') !== ' ');
    if (!isNear) continue;
    if (last === index - 1) groups.at(-1)?.push(line);
    else groups.push([line]);
    last = index;
  }
  return groups;
}
