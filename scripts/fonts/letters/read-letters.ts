/** A picture of letters: rows of `#X.,`, all equally long. */
export type Rows = string[];
type Mark = { rows: Rows; isBelow: boolean };
/** Letters by character, marks by name. */
export type Alphabet = { letters: Map<string, Rows>; marks: Map<string, Mark> };

/** Reads `letters.txt`, whose first lines explain its notation. */
export function readLetters(text: string): Alphabet {
  const alphabet: Alphabet = { letters: new Map(), marks: new Map() };
  for (const line of text.split('\n')) {
    const [name = '', ...rows] = line.trim().split(/ +/);
    if (!name || name === '#') continue;
    if (new Set(rows.map(({ length }) => length)).size !== 1) throw new Error(`Rows of ${name} differ in length.`);
    const [kind = '', mark] = name.split(':');
    if (mark) alphabet.marks.set(mark, { rows, isBelow: kind === 'below' });
    else alphabet.letters.set(readCharacter(name), rows);
  }
  return alphabet;
}

/** A colon is its own name, and `U+00DF` is ß. */
const readCharacter = (name: string) =>
  name.startsWith('U+') ? String.fromCodePoint(Number.parseInt(name.slice(2), 16)) : name;
