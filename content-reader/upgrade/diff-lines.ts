/** A line of a diff; `number` counts from 1, in the new text if the line is in it. */
export type DiffLine = { sign: ' ' | '-' | '+'; number: number; text: string };

/** A line diff of two texts, in hunks with one line of context. */
export function diffLines(before: string, after: string): DiffLine[][] {
  const [oldLines, newLines] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(oldLines.length, newLines.length);
  let start = 0;
  while (start < shorter && oldLines[start] === newLines[start]) start++;
  let end = 0;
  while (end < shorter - start && oldLines.at(-1 - end) === newLines.at(-1 - end)) end++;
  const all: DiffLine[] = newLines.slice(0, start).map((text, index) => ({ sign: ' ', number: index + 1, text }));
  let [oldIndex, newIndex] = [start, start];
  const [oldEnd, newEnd] = [oldLines.length - end, newLines.length - end];
  const common = findCommonLines(oldLines.slice(start, oldEnd), newLines.slice(start, newEnd));
  for (const [inOld, inNew] of [...common, [oldEnd - start, newEnd - start] as const]) {
    for (; oldIndex < start + inOld; oldIndex++) {
      all.push({ sign: '-', number: oldIndex + 1, text: oldLines[oldIndex] ?? '' });
    }
    for (; newIndex < start + inNew; newIndex++) {
      all.push({ sign: '+', number: newIndex + 1, text: newLines[newIndex] ?? '' });
    }
    if (newIndex < newLines.length) all.push({ sign: ' ', number: newIndex + 1, text: newLines[newIndex] ?? '' });
    oldIndex++;
    newIndex++;
  }
  return groupChanges(all);
}

/** The longest common subsequence of lines, as pairs of indices. */
function findCommonLines(oldLines: string[], newLines: string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: oldLines.length + 1 }, () => new Uint32Array(newLines.length + 1));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = oldLines.length - 1; row >= 0; row--) {
    for (let column = newLines.length - 1; column >= 0; column--) {
      const isSame = oldLines[row] === newLines[column];
      const length = isSame
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      (lengths[row] as Uint32Array)[column] = length;
    }
  }
  const common: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < oldLines.length && column < newLines.length) {
    if (oldLines[row] === newLines[column]) common.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return common;
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
