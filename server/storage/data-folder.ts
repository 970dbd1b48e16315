import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '#server/environment.ts';

/**
 * Where the guestbook and the visits are kept: what the server writes and the owner's tools read. `home` is the site's folder.
 * A relative DATA_FOLDER starts there, too, so that all of them mean the same one, wherever each was typed.
 */
export function findDataFolder({ DATA_FOLDER }: Environment, home: string): string {
  return resolve(home, DATA_FOLDER || 'data');
}

/** What the server and the owner's tools put into the data folder, as Git writes it. */
const patterns = ['/bonbon.sqlite*', '/backups/', '/restoring-*/', '/*.unfinished'];
const ours = /^(bonbon\.sqlite.*|backups|restoring-.*|.*\.unfinished)$/;
/** Either line keeps the whole folder away from Git. */
const everything = ['*', '/*'];
const reason = '# Messages and visits are private: they must not be published with the site.';

/**
 * Makes the data folder, for its owner alone, and keeps what lies in it away from Git, wherever the folder is: a `git add`
 * must never publish what visitors wrote. Throws what the disk reports of the folder.
 */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, '.gitignore');
  try {
    if (existsSync(file)) {
      const text = readFileSync(file, 'utf8');
      const lines = new Set(text.split('\n').map((line) => line.trimEnd()));
      if (everything.some((line) => lines.has(line)) || patterns.every((line) => lines.has(line))) return;
      writeFileSync(file, `${text.replace(/\n*$/, '\n')}\n${[reason, ...patterns].join('\n')}\n`);
      return;
    }
    // Somebody's own files may lie there, too, and those are theirs to publish.
    const isOursAlone = readdirSync(folder).every((name) => ours.test(name));
    const lines = isOursAlone ? ['*'] : [...patterns, '/.gitignore'];
    writeFileSync(file, `${[reason, ...lines].join('\n')}\n`, { flag: 'wx', mode: 0o600 });
  } catch {
    // A disk that is full or read-only keeps no guestbook either; the database says so in better words.
  }
}
