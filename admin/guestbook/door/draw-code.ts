import { encode } from 'uqr';
import type { Terminal } from '#admin/terminal/terminal.ts';

/** Some cameras need more than two light modules around the square where the terminal is dark. */
const border = 4;

/**
 * A QR code in half blocks, two modules high each. With colours it is black on white; without them, the light modules are
 * drawn, as most terminals are dark. Empty if the terminal is too narrow.
 */
export function drawCode(text: string, { paint, width }: Pick<Terminal, 'paint' | 'width'>): string {
  const { data, size } = encode(text, { ecc: 'L', border });
  if (size > width) return '';
  const hasColours = paint('black', 'x') !== 'x';
  const isInk = (row: number, column: number) => (data[row]?.[column] ?? false) === hasColours;
  const lines: string[] = [];
  for (let row = 0; row < size; row += 2) {
    let line = '';
    for (let column = 0; column < size; column++) {
      const [top, bottom] = [isInk(row, column), row + 1 < size && isInk(row + 1, column)];
      line += top ? (bottom ? '█' : '▀') : bottom ? '▄' : ' ';
    }
    lines.push(hasColours ? paint(['black', 'bgWhiteBright'], line) : line);
  }
  return `${lines.join('\n')}\n`;
}
