import type { Canvas } from './canvas.ts';

const shorten = (colour: string) => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/**
 * One unit per art pixel, one path of rectangles per colour. Colours are painted from the most to the least used, each
 * on top of the ones before: a rectangle may extend below colours painted later, so a background is a single one.
 */
export function writeSvg(canvas: Canvas): string {
  const { w, h, pixels } = canvas;
  const counts = new Map<string, number>();
  for (const colour of pixels) if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const order = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([colour]) => colour);
  const places = new Map(order.map((colour, place) => [colour, place]));
  const ranks = pixels.map((colour) => (colour ? (places.get(colour) ?? -1) : -1));
  const paths = order.map(
    (colour, rank) => `<path fill="${shorten(colour)}" d="${findRectangles(ranks, rank, w, h)}"/>`,
  );
  const size = `width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
}

/** Path data that covers every pixel of one rank, and none of a lower rank. Filling closes subpaths implicitly. */
function findRectangles(ranks: readonly number[], rank: number, w: number, h: number): string {
  const isDone = new Uint8Array(w * h);
  const at = (x: number, y: number) => ranks[y * w + x] ?? -1;
  let data = '';
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (at(x, y) !== rank || isDone[y * w + x]) continue;
      let right = x;
      for (let i = x; i < w && at(i, y) >= rank; i++) if (at(i, y) === rank) right = i;
      let bottom = y;
      for (let j = y + 1; j < h; j++) {
        let [isFree, isWanted] = [true, false];
        for (let i = x; i <= right && isFree; i++) {
          isFree = at(i, j) >= rank;
          if (at(i, j) === rank && !isDone[j * w + i]) isWanted = true;
        }
        if (!isFree) break;
        if (isWanted) bottom = j;
      }
      for (let j = y; j <= bottom; j++) isDone.fill(1, j * w + x, j * w + right + 1);
      const width = right - x + 1;
      data += `M${x} ${y}h${width}v${bottom - y + 1}h-${width}`;
    }
  }
  return data;
}
