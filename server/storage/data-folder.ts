import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '#server/environment.ts';

/**
 * The folder of the guestbook and the visits, for the server and the owner's tools. `home` is the site's folder. A relative
 * DATA_FOLDER is resolved against it, too, so it means the same folder from any working directory.
 */
export function findDataFolder({ DATA_FOLDER }: Environment, home: string): string {
  return resolve(home, DATA_FOLDER || 'data');
}

/** The files that the server and the owner's tools write into the data folder, as `.gitignore` patterns. */
const patterns = ['/bonbon.sqlite*', '/backups/', '/restoring-*/', '/*.unfinished'];
const dataFiles = /^(bonbon\.sqlite.*|backups|restoring-.*|.*\.unfinished)$/;
/** Either pattern ignores the whole folder. */
const everything = ['*', '/*'];
const reason = '# Messages and visits are private: they must not be published with the site.';

/**
 * Creates the data folder, readable by its owner only, with a `.gitignore`: `git add` must never publish visitors'
 * messages. Throws file system errors of the folder.
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
    // The folder may also contain the owner's own files, which may be published.
    const hasOnlyData = readdirSync(folder).every((name) => dataFiles.test(name));
    const lines = hasOnlyData ? ['*'] : [...patterns, '/.gitignore'];
    writeFileSync(file, `${[reason, ...lines].join('\n')}\n`, { flag: 'wx', mode: 0o600 });
  } catch {
    // On a full or read-only disk opening the database fails, too, with a better message.
  }
}
