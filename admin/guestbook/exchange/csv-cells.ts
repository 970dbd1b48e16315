/**
 * A spreadsheet takes a text that starts with one of these for a formula, and would run what a visitor wrote. The last
 * four are the wide forms, which some take for the narrow ones.
 */
const formulaStart = '[=+\\-@\\t\\r\\n\\uff1d\\uff0b\\uff0d\\uff20]';
const dangerous = new RegExp(`^'*${formulaStart}`);
const guarded = new RegExp(`^'+${formulaStart}`);

/** A text that no spreadsheet takes for a formula: an apostrophe before it, as people write it there themselves. */
export function guardCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text of a cell; the opposite of `guardCell`. */
export function unguardCell(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}
