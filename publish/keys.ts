import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One line for each key, `NAME=key`. Only its owner may read it, and Git ignores it. */
export const keysFile = '.bonbon/keys';

/** A key from the environment, else from `.bonbon/keys`. Empty ones are none. */
export async function findKey(
  siteFolder: string,
  name: string,
  environment: Record<string, string | undefined>,
): Promise<string | undefined> {
  const given = environment[name]?.trim();
  if (given) return given;
  return (await readKeys(siteFolder)).get(name);
}

/** Keeps a key for the next times. Rejects if it could be read as several lines. */
export async function keepKey(siteFolder: string, name: string, key: string): Promise<void> {
  if (/[\r\n\0]/.test(key)) throw new Error('A key is one line.');
  const keys = await readKeys(siteFolder);
  keys.set(name, key.trim());
  const file = join(siteFolder, keysFile);
  await mkdir(dirname(file), { recursive: true });
  const text = [...keys].map(([one, value]) => `${one}=${value}\n`).join('');
  // The rights of an old file would stay.
  await writeFile(`${file}.new`, text, { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
}

async function readKeys(siteFolder: string): Promise<Map<string, string>> {
  const text = await readFile(join(siteFolder, keysFile), 'utf8').catch(() => '');
  const lines = text.split(/\r?\n/).map((line) => /^([A-Z][A-Z0-9_]*)=(.+)$/.exec(line.trim()));
  return new Map(lines.flatMap((found) => (found?.[1] && found[2] ? [[found[1], found[2].trim()]] : [])));
}
