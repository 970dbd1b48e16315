import { basename } from 'node:path';

/** A package cannot depend on one with its own name. */
const reservedNames = ['bonbon'];
const longestPackageName = 214;

/** A name that npm takes, made of the folder's: lowercase letters, digits and hyphens. */
export function namePackage(folder: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestPackageName)
    .replaceAll(/^-|-$/g, '');
  return name === '' || reservedNames.includes(name) ? `${name || 'my'}-site` : name;
}
