import '#server/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testSite } from '../test-site.ts';
import { type LoadedFile, listFirstLoad } from './first-load.ts';

/** Limits for Home's first load, in bytes on the wire. `all` includes the HTML and the pictures. */
const budgets = { javascript: 80_000, css: 16_500, fonts: 90_000, all: 250_000 };

export type Row = { name: string; bytes: number; limit?: number | undefined; files: number };

export function addUp(files: LoadedFile[]): Row[] {
  const row = (name: string, counted: LoadedFile[], limit?: number): Row => ({
    name,
    bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
    limit,
    files: counted.length,
  });
  const ofKind = (kind: LoadedFile['kind']) => files.filter((file) => file.kind === kind);
  return [
    row('HTML', ofKind('html')),
    row('JavaScript', ofKind('javascript'), budgets.javascript),
    row('CSS', ofKind('css'), budgets.css),
    row('fonts', ofKind('fonts'), budgets.fonts),
    row('pictures', ofKind('images')),
    row('all together', files, budgets.all),
  ];
}

export const isWithinBudget = ({ bytes, limit }: Row) => limit === undefined || bytes <= limit;

function formatRow(row: Row): string {
  const bytes = (count: number) => count.toLocaleString('en').padStart(9);
  const limit = row.limit === undefined ? '' : ` of ${bytes(row.limit)}${isWithinBudget(row) ? '' : '  TOO MUCH'}`;
  return `  ${row.name.padEnd(13)}${String(row.files).padStart(3)} files ${bytes(row.bytes)}${limit}`;
}

/** Prints what Home loads first, kind by kind, and returns whether all of it is within budget. */
export function checkSizeBudgets(distFolder: string): boolean {
  const { base } = JSON.parse(readFileSync(join(distFolder, 'server.json'), 'utf8')) as { base: string };
  const rows = addUp(listFirstLoad(join(distFolder, 'site'), 'index.html', base));
  console.log(rows.map(formatRow).join('\n'));
  return rows.every(isWithinBudget);
}

if (import.meta.main) {
  const isWithin = checkSizeBudgets(testSite.dist);
  process.exitCode = isWithin ? 0 : 1;
}
