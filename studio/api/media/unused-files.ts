import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { resolveWritten } from '#content-reader/find-file.ts';
import { findDefinition } from './media-field.ts';
import { listMediaFiles } from './media-file.ts';

/** They are published whether anything names them or not. */
const published = 'public/';

/**
 * The pictures and songs of content/ that nothing names any more, as paths below it. What is replaced stays where it is, so that it
 * can be brought back: these files may go when the owner says so.
 */
export async function listUnusedFiles(content: string): Promise<{ path: string; bytes: number }[]> {
  const [files, named] = await Promise.all([listMediaFiles(content), listNamedFiles(content)]);
  return files.filter(({ path }) => !path.startsWith(published) && !named.has(path.normalize('NFC').toLowerCase()));
}

/** Paths below content/ in lowercase, of everything that a text of the site may mean. */
export async function listNamedFiles(content: string): Promise<Set<string>> {
  const named = new Set<string>();
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(ya?ml|css)$/.test(entry.name)) continue;
    const absolute = join(entry.parentPath, entry.name);
    const file = absolute.slice(join(content, sep).length).replaceAll(sep, '/');
    const source = await readFile(absolute, 'utf8');
    for (const text of file.endsWith('.css') ? [] : listTexts(read(source))) addMeanings(named, text, file);
    // In a style sheet, in a comment, and in a file that cannot be read: whatever looks like a file's name counts.
    for (const [name] of source.matchAll(/[^\s'"()<>:,]+\.[a-z0-9]{2,5}\b/gi)) addMeanings(named, name, file);
  }
  return named;
}

function addMeanings(named: Set<string>, written: string, file: string): void {
  const { definition } = findDefinition(file) ?? {};
  for (const folder of new Set(['', definition?.pictureFolder?.(written) ?? ''])) {
    named.add(resolveWritten(written, file, folder).toLowerCase());
  }
}

function read(source: string): unknown {
  try {
    return parse(source, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
