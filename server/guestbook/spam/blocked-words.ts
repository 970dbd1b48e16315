import { foldText, splitWords } from './folded-text.ts';

/** What a word may be spelled with and still be a word; any other sign is meant as it stands. */
const plainWord = /^[\p{L}\p{N}\p{M}\s.\-_'’]*$/u;
const scriptsWithoutBlanks =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Whether one of the texts has one of the words, both as `foldText` folds them. A word stands for
 *
 * - the whole word: `casino` is neither in "casinos" nor in "occasino";
 * - with `*` at its end, for words that begin so: `casino*` is in "casinos";
 * - with blanks, for these words in a row: `free money` is in "FREE, money!";
 * - in Chinese, Japanese, Thai, Lao, Khmer and Burmese, which have no blanks, for itself anywhere;
 * - with signs other than `. - _ '`, for exactly these signs anywhere: `18+`, `🎰`, `spam.example/win`.
 *
 * Signs within a word hide nothing: "cas-ino", "c.a.s.i.n.o" and "c a s i n o" are casino. A word of nothing but
 * blanks or `*` is in no text. Takes time in proportion to the texts and to the number of words.
 */
export function hasBlockedWord(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const folded = texts.map(foldText);
  const textWords = folded.map(splitWords);
  const haystacks = {
    folded: folded.join('\n'),
    unbroken: textWords.map((list) => list.join('')).join('\n'),
    words: [...textWords, ...folded.flatMap(findSpelledWords).map((word) => [word])]
      .map((list) => ` ${list.join(' ')} `)
      .join('\n'),
  };
  return words.some((word) => isIn(word.trim(), haystacks));
}

function isIn(word: string, haystacks: { folded: string; unbroken: string; words: string }): boolean {
  const folded = foldText(word.replace(/\*$/, '')).trim();
  if (folded === '') return false;
  const parts = splitWords(folded);
  if (parts.length === 0 || !plainWord.test(folded)) return haystacks.folded.includes(folded);
  if (scriptsWithoutBlanks.test(folded)) return haystacks.unbroken.includes(parts.join(''));
  const end = word.endsWith('*') ? '' : ' ';
  return haystacks.words.includes(` ${parts.join(' ')}${end}`) || haystacks.words.includes(` ${parts.join('')}${end}`);
}

/** What is a word when the signs in it are left out. */
function findSpelledWords(folded: string): string[] {
  const broken = folded.split(/\s+/).map(splitWords);
  return [...broken.filter((parts) => parts.length > 1).map((parts) => parts.join('')), ...joinLetters(folded)];
}

/** Three and more single letters, always with the same between them. */
function joinLetters(folded: string): string[] {
  const runs: string[][] = [];
  let gap: string | undefined;
  let end = 0;
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const isLetter = /^.$/u.test(word);
    const nextGap = folded.slice(end, index);
    const run = runs.at(-1) ?? [];
    if (!isLetter) runs.push([]);
    else if (run.length === 1 || (run.length > 1 && nextGap === gap)) run.push(word);
    else runs.push(run.length > 1 ? [run.at(-1) ?? '', word] : [word]);
    gap = nextGap;
    end = index + word.length;
  }
  return runs.filter((run) => run.length >= 3).map((run) => run.join(''));
}
