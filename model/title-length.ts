/** The letters of Bonbon Letters that are not 7 pixels wide, by their width with the space after them. */
const widths: [number, string][] = [
  [3, "i.,:;!'‘’·|"],
  [4, 'jl ()[]'],
  [5, 'I“•`'],
  [6, 'cfrstz"”=*<>{}-'],
  [8, 'MW&@#%~©«»♥★'],
  [9, 'mw…—'],
];
const letterWidth = 7;
/** What other scripts take, in any font. */
const otherWidth = 8;

/** In pixels of the letters, of which an em has 8. Accents make a letter no wider. */
export function measureTitle(title: string): number {
  let total = 0;
  for (const character of title.normalize('NFD')) {
    if (/\p{M}|\xAD/u.test(character)) continue;
    const known = widths.find(([, characters]) => characters.includes(character));
    total += known?.[0] ?? (character < '\u0250' ? letterWidth : otherWidth);
  }
  return total;
}

/** The longest titles of the lengths 0 to 5, in pixels of the letters. */
const limits = [42, 60, 90, 110, 190, 250];

/** From 0, a word of 6 letters, to 6, more than 40 letters. Each has sizes of its own in `page-title.module.css`. */
export function classifyTitle(title: string): number {
  const width = measureTitle(title);
  const length = limits.findIndex((limit) => width <= limit);
  return length === -1 ? limits.length : length;
}
