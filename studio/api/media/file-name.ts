/** Letters that Unicode does not take apart. */
const spelledOut: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', þ: 'th', ð: 'd' };
const maxLength = 60;

/**
 * A name without ending for a file of the site, made from the one it had: lowercase letters, digits and single hyphens. With nothing
 * of that in it, `otherwise`.
 */
export function makeStem(name: string, otherwise: string): string {
  const plain = name
    .replace(/^.*[/\\]/, '')
    .replace(/(?<=.)\.[a-z0-9]{1,5}$/i, '')
    .toLowerCase()
    .replace(/[ßæœøđłþð]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? otherwise : plain;
}
