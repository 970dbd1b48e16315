import type { PlacedUnit, Unit } from './page-part.ts';

/** Puts units on pages. A title and what follows it come on the same page, and no unit is cut. */
export function paginate(units: Unit[], top: number, bottom: number): PlacedUnit[][] {
  const pages: PlacedUnit[][] = [[]];
  let end = top;
  for (const cluster of groupKept(units)) {
    const isFirst = pages.at(-1)?.length === 0;
    if (!isFirst && end + heightOf(cluster) > bottom) {
      pages.push([]);
      end = top;
    }
    for (const unit of cluster) {
      const start = pages.at(-1)?.length === 0 ? end : end + unit.gapBefore;
      pages.at(-1)?.push({ ...unit, top: start });
      end = start + unit.height;
    }
  }
  return pages;
}

function groupKept(units: Unit[]): Unit[][] {
  const clusters: Unit[][] = [];
  let isKept = false;
  for (const unit of units) {
    if (isKept) clusters.at(-1)?.push(unit);
    else clusters.push([unit]);
    isKept = unit.keepsWithNext;
  }
  return clusters;
}

const heightOf = (cluster: Unit[]) => cluster.reduce((sum, { gapBefore, height }) => sum + gapBefore + height, 0);
