import { join, resolve } from 'node:path';
import type { Environment } from './environment.ts';

const projectFolder = join(import.meta.dirname, '..');

/** Where the data lies when nobody says otherwise. */
export const defaultDataFolder = join(projectFolder, 'data');

/**
 * Where the guestbook and the visits are kept: what the server writes and the owner's tools read. npm runs its scripts in
 * the project's folder, wherever they were typed; so a relative DATA_FOLDER starts there for `node server/main.ts`, too.
 */
export function findDataFolder({ DATA_FOLDER }: Environment): string {
  return DATA_FOLDER ? resolve(projectFolder, DATA_FOLDER) : defaultDataFolder;
}
