import type { ProcessBlock, Project } from './projects-schema.ts';

/** Where the project can be visited; undefined when it has no live site, which an empty link also says. */
export function findLiveAddress({ link }: Pick<Project, 'link'>): string | undefined {
  return link?.trim() || undefined;
}

/** The side of the picture on the card at `index`, which counts from 0: left, right, left, and so on. */
export function choosePictureSide(index: number): 'left' | 'right' {
  return index % 2 === 0 ? 'left' : 'right';
}

/** Undefined when the owner has not written anything yet. */
export function findProcess({ developmentProcess }: Pick<Project, 'developmentProcess'>): ProcessBlock[] | undefined {
  return developmentProcess?.length ? developmentProcess : undefined;
}

/** A block and its place in the owner's order, counted from 0. */
export type PlacedBlock = { block: ProcessBlock; index: number };

/**
 * The rows of a process, each of one column or of two: sections that follow each other are split, in their order, where the
 * two columns come closest to the same height. The last of an odd number has a row of its own.
 */
export function arrangeProcess(blocks: ProcessBlock[]): PlacedBlock[][][] {
  const rows: PlacedBlock[][][] = [];
  let together: PlacedBlock[] = [];
  const endRow = () => {
    const paired = together.slice(0, together.length - (together.length % 2));
    if (paired.length) rows.push(splitEvenly(paired));
    const last = together[paired.length];
    if (last) rows.push([[last]]);
    together = [];
  };
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'section') together.push({ block, index });
    else {
      endRow();
      rows.push([[{ block, index }]]);
    }
  }
  endRow();
  return rows;
}

function splitEvenly(blocks: PlacedBlock[]): PlacedBlock[][] {
  const measure = (some: PlacedBlock[]) => some.reduce((sum, { block }) => sum + estimateHeight(block), 0);
  const columns = blocks.slice(1).map((_, index) => [blocks.slice(0, index + 1), blocks.slice(index + 1)]);
  const findGap = ([left = [], right = []]: PlacedBlock[][]) => Math.abs(measure(left) - measure(right));
  return columns.reduce((best, other) => (findGap(other) < findGap(best) ? other : best));
}

/** In letters: a title, and a list's item with its half-empty last line, take as much room as some more of them. */
function estimateHeight(block: ProcessBlock): number {
  if (block.type === 'paragraph') return block.content.length;
  const texts = [...(block.items ?? []), ...(block.content ? [block.content] : [])];
  return texts.reduce((sum, { length }) => sum + length + 30, 150);
}
