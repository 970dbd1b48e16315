import { formatMedian } from '../spread.ts';

export type Column<Run> = {
  name: string;
  read: (run: Run) => number;
  /** After the decimal point; none by default. */
  digits?: number;
};

/** One line per page; each cell is the median of its runs, and in brackets the lowest and the highest if they differ. */
export function formatPageTable<Run>(runs: Map<string, Run[]>, columns: Column<Run>[]): string {
  const rows = [
    ['', ...columns.map(({ name }) => name)],
    ...[...runs].map(([page, list]) => [
      page,
      ...columns.map(({ read, digits = 0 }) => formatMedian(list.map(read), digits)),
    ]),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index + 1]?.length ?? 0)));
  const nameWidth = Math.max(...rows.map(([name = '']) => name.length));
  return rows
    .map(([name = '', ...cells]) =>
      [name.padEnd(nameWidth), ...cells.map((cell, i) => cell.padStart(widths[i] ?? 0))].join('  '),
    )
    .join('\n');
}
