/** Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are letters of their own and stay. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Letters whose stroke or ligature Unicode takes for no accent. */
const plainLetters: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
};

/** A text without what nobody sees: zero-width characters, soft hyphens, marks of direction and the like. */
export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}

/**
 * A text as blocked words and senders are compared by: compatible forms as their plain letters (NFKC: Ｃ and 𝐜 are c),
 * without accents, capitals and what nobody sees. Letters that merely look alike in two scripts stay different.
 */
export function foldText(text: string): string {
  return dropInvisible(text.normalize('NFKD'))
    .replace(accents, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[øđðłħŧæœς]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
}

/** The words of a folded text: runs of letters and digits, whatever stands between them. */
export function splitWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
