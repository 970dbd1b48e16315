/** Of what is looked for, in UTF-16 units, as an input's maxlength counts. The same number is in the migrations. */
export const maxFindLength = 80;
/** The function of the API that finds entries, with these parameters. */
export const findFunction = 'find_guestbook_entries';
export type FindParameters = { words: string; before_time?: number; before_id?: string; most: number };

/** What somebody typed, as it is looked for: cut where it is too long, and undefined if there is nothing to look for. */
export function readFind(typed: string | null): string | undefined {
  const text = (typed ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxFindLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return foldText(text).trim() ? text : undefined;
}

/** Case, accents and compatibility forms of letters make no difference. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether one of an entry's texts has the folded words in it. */
export const hasWords = (texts: readonly (string | null | undefined)[], folded: string): boolean =>
  texts.some((text) => text && foldText(text).includes(folded));
