/** A folder's name for a name that somebody typed; a number follows if it is taken. */
export function freeId(name: string, taken: string[]): string {
  const plain =
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60)
      .replace(/-+$/, '') || 'new';
  if (!taken.includes(plain)) return plain;
  const start = plain.replace(/-\d+$/, '');
  let number = 2;
  while (taken.includes(`${start}-${number}`)) number++;
  return `${start}-${number}`;
}
