/**
 * Names of emitted files have no accents, spaces or special characters: disks and programs encode them in different
 * ways, and a picture would be missing after an upload.
 */
export function toPlainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w./-]/gu, '_');
}
