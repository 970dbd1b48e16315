/**
 * A spreadsheet reads text that starts with one of these as a formula, and would run what a visitor wrote. The last
 * four are the full-width forms, which some spreadsheets treat alike.
 */
const formulaStart = '[=+\\-@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20]';
const dangerous = new RegExp(`^'*${formulaStart}`);
const guarded = new RegExp(`^'+${formulaStart}`);

/** A text that no spreadsheet reads as a formula: it gets an apostrophe, as people type it there themselves. */
export function guardCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text of a cell; the inverse of `guardCell`. */
export function unguardCell(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
