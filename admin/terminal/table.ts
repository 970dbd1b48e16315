import { fitWidth, measureWidth } from './text-width.ts';

export type Column = {
  title: string;
  /** The minimum width in a narrow terminal; without it, the column is never cut. */
  shrinksTo?: number;
  /** The maximum width. */
  growsTo?: number;
  /** Colours a padded cell. */
  paint?: (cell: string, row: number) => string;
};

const gap = '  ';

/** A table of one line per row, at most `width` columns wide unless columns that are never cut need more. */
export function formatTable(columns: readonly Column[], rows: readonly (readonly string[])[], width: number): string[] {
  const widths = columns.map(({ title, growsTo = Number.POSITIVE_INFINITY }, index) =>
    Math.min(growsTo, Math.max(measureWidth(title), ...rows.map((row) => measureWidth(row[index] ?? '')))),
  );
  let excess = widths.reduce((sum, one) => sum + one, 0) + gap.length * (columns.length - 1) - width;
  // The last column shrinks first: it has the most text.
  for (let index = columns.length - 1; index >= 0 && excess > 0; index--) {
    const current = widths[index] ?? 0;
    const narrow = Math.max(Math.min(current, columns[index]?.shrinksTo ?? current), current - excess);
    excess -= current - narrow;
    widths[index] = narrow;
  }
  const formatRow = (cells: readonly string[], row: number) =>
    columns
      .map(({ paint }, index) => {
        const isLast = index === columns.length - 1;
        const cell = fitWidth(cells[index] ?? '', widths[index] ?? 0);
        const shown = isLast ? cell.trimEnd() : cell;
        return paint && row >= 0 ? paint(shown, row) : shown;
      })
      .join(gap);
  return [
    formatRow(
      columns.map(({ title }) => title),
      -1,
    ).trimEnd(),
    ...rows.map(formatRow),
  ];
}
