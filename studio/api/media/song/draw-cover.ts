/** Of the cover, in its own pixels, as the covers of the sample are. */
const size = 56;
const ink = '#4b0f31';
/** Behind, its checks, and the label of the record: the site's tones. */
const looks = [
  ['#ffabcd', '#ffc4dc', '#cf1f68'],
  ['#ffd97a', '#ffe6a6', '#a5480f'],
  ['#9be5c2', '#bdf0d8', '#0f6b57'],
  ['#a5d2ff', '#c6e2ff', '#2f4c9c'],
  ['#cdb8ff', '#dfd1ff', '#5a35a8'],
] as const;

/**
 * A record as pixel art, for a song without a cover. The same title has the same one; what a title says is not in it, so nothing has
 * to be escaped.
 */
export function drawCover(title: string): string {
  const seed = [...title].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const [behind, check, label] = looks[seed % looks.length] ?? looks[0];
  const side = 7;
  const checks = range(size / side).flatMap((row) =>
    range(size / side)
      .filter((column) => (row + column + seed) % 2 === 0)
      .map((column) => rectangle(column * side, row * side, side, side)),
  );
  const at = { x: 23, y: 33 };
  const parts = [
    path(behind, [rectangle(0, 0, size, size)]),
    path(check, checks),
    path(ink, disc(at.x, at.y, 20)),
    path('#6d1745', [...ring(at.x, at.y, 17), ...ring(at.x, at.y, 13)]),
    path(label, disc(at.x, at.y, 8)),
    path('#fff', disc(at.x, at.y, 2)),
    // Light on the record, and a note.
    path('#fff', [rectangle(at.x - 12, at.y - 12, 3, 2), rectangle(at.x - 14, at.y - 10, 2, 3)]),
    path(ink, note(43, 3)),
    path('#fff', [rectangle(41, 17, 2, 1), rectangle(48, 14, 2, 1)]),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${parts.join('')}</svg>\n`;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const rectangle = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}`;
const path = (fill: string, parts: readonly string[]) => `<path fill="${fill}" d="${parts.join('')}"/>`;

/** Half of the width of a disc's row, in whole pixels. */
const halfWidth = (radius: number, row: number) => Math.round(Math.sqrt(radius ** 2 - (row + 0.5) ** 2));

const rowsOf = (radius: number) => range(radius * 2).map((row) => row - radius);

const disc = (x: number, y: number, radius: number) =>
  rowsOf(radius).map((row) => {
    const half = halfWidth(radius, row);
    return rectangle(x - half, y + row, half * 2, 1);
  });

const ring = (x: number, y: number, radius: number) =>
  rowsOf(radius)
    .filter((row) => row % 2 === 0)
    .flatMap((row) => {
      const half = halfWidth(radius, row);
      return [rectangle(x - half, y + row, 1, 1), rectangle(x + half - 1, y + row, 1, 1)];
    });

/** Two notes with a beam. */
const note = (x: number, y: number) => [
  rectangle(x, y + 2, 2, 13),
  rectangle(x + 7, y, 2, 12),
  rectangle(x, y + 1, 9, 3),
  rectangle(x - 3, y + 13, 5, 4),
  rectangle(x + 4, y + 10, 5, 4),
];
