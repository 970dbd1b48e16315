import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of a typeface that is cut into pieces by unicode range, and whether it is the one for a character. */
export type FontPiece = { id: string; path: string; covers: (codePoint: number) => boolean };

const require = createRequire(import.meta.url);

/** The layout sets lines from left to right, which Hebrew is not. */
const unfit = 'hebrew';

/**
 * The pieces of one weight of a @fontsource package. WOFF and not WOFF2: of a WOFF2 file, pdfkit embeds empty outlines,
 * or stops at letters that are put together of others, such as é. Latin comes first, as the most likely.
 */
export async function listFontPieces(packageName: string, weight: string): Promise<FontPiece[]> {
  const folder = dirname(require.resolve(`${packageName}/package.json`));
  const { id } = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8')) as { id: string };
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .map(([key, range]) => ({ name: key.replaceAll(/[[\]]/g, ''), range }))
    .filter(({ name }) => name !== unfit)
    .reverse()
    .map(({ name, range }) => ({
      id: `${id} ${weight} ${name}`,
      path: join(folder, 'files', `${id}-${name}-${weight}-normal.woff`),
      covers: parseRange(range),
    }));
}

/** `U+0000-00FF,U+0131` to a question. */
function parseRange(range: string): (codePoint: number) => boolean {
  const parts = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => parts.some(([first, last]) => codePoint >= first && codePoint <= last);
}
