import { foldText, splitWords } from './folded-text.ts';

/** Characters of a plain word; a word with any other character is matched literally. */
const plainWord = /^[\p{L}\p{N}\p{M}\s.\-_'’]*$/u;
const scriptsWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Whether one of the texts contains a blocked word; both are compared after `foldText`. A word matches
 *
 * - the whole word: `casino` is neither in "casinos" nor in "occasino";
 * - with a trailing `*`, words with that prefix: `casino*` is in "casinos";
 * - with spaces, these words in a row: `free money` is in "FREE, money!";
 * - in Chinese, Japanese, Thai, Lao, Khmer and Burmese, which have no spaces, the word anywhere in the text;
 * - with characters other than `. - _ '`, exactly these characters anywhere: `18+`, `🎰`, `spam.example/win`.
 *
 * Punctuation within a word is ignored: "cas-ino", "c.a.s.i.n.o" and "c a s i n o" are casino. A word of only
 * spaces or `*` matches nothing. Takes time linear in the texts and in the number of words.
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
  if (scriptsWithoutSpaces.test(folded)) return haystacks.unbroken.includes(parts.join(''));
  const end = word.endsWith('*') ? '' : ' ';
  return haystacks.words.includes(` ${parts.join(' ')}${end}`) || haystacks.words.includes(` ${parts.join('')}${end}`);
}

/** Words after removing the punctuation in them. */
function findSpelledWords(folded: string): string[] {
  const broken = folded.split(/\s+/).map(splitWords);
  return [...broken.filter((parts) => parts.length > 1).map((parts) => parts.join('')), ...joinLetters(folded)];
}

/** Three or more single letters with the same separator. */
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
