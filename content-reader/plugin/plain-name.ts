/**
 * Names of emitted files have no accents, spaces and signs: between an owner's Mac and a host, disks and programs spell them
 * in different ways, and a picture would be lost on the way.
 */
export function toPlainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w./-]/gu, '_');
}
