/** Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are separate letters and stay. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Letters whose stroke or ligature is not an accent in Unicode. */
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

/** Removes invisible characters: zero-width characters, soft hyphens, direction marks and the like. */
export function dropInvisible(text: string): string {
  return text.replace(invisible, '');
}

/**
 * Normalizes a text for comparison with blocked words and senders: compatibility forms become plain letters (NFKC: Ｃ and
 * 𝐜 are c), without accents, case and invisible characters. Look-alike letters of different scripts stay different.
 */
export function foldText(text: string): string {
  return dropInvisible(text.normalize('NFKD'))
    .replace(accents, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[øđðłħŧæœς]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
}

/** The words of a folded text: runs of letters and digits. */
export function splitWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
