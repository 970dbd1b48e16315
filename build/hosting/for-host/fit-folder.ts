import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Host } from '#publish/hosts/host.ts';
import { endingOf } from './host-choices.ts';

type Site = { address: string; base: string };

const redirectsFile = '_redirects';

/**
 * Adds the files that a host needs to a built site, and removes those that it refuses. A file of the owner's with the same
 * name stays. Resolves with what the owner should know.
 */
export async function fitFolder(siteFolder: string, host: Host, site: Site): Promise<string[]> {
  const errorPage = join(siteFolder, host.errorPage);
  if (!existsSync(errorPage)) await copyFile(join(siteFolder, '404.html'), errorPage);
  for (const [name, text] of Object.entries(host.listOwnFiles?.(site) ?? {})) {
    if (!existsSync(join(siteFolder, name))) await writeFile(join(siteFolder, name), text);
  }
  if (host.readsHeaders && site.base !== '/') await addRedirects(join(siteFolder, redirectsFile), site.base, host);
  return removeRefused(siteFolder, host);
}

/** The files are at the root of such a host, and the site below its base. */
async function addRedirects(file: string, base: string, { name }: Host): Promise<void> {
  const own = await readFile(file, 'utf8').catch(() => '');
  // On Netlify a rule does nothing where there is a file, unless it is forced; others do not know the mark.
  const lines = [own.trimEnd(), `/ ${base} 302${name === 'netlify' ? '!' : ''}`, `${base}* /:splat 200`];
  await writeFile(file, `${lines.filter((line) => line !== '').join('\n')}\n`);
}

async function removeRefused(siteFolder: string, { endings, limits, title }: Host): Promise<string[]> {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  const notes: string[] = [];
  let [count, total] = [0, 0];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(siteFolder, path).replaceAll(sep, '/');
    const { size } = await stat(path);
    const isRefused = endings !== undefined && !endings.has(endingOf(name));
    const isTooLarge = limits.fileBytes !== undefined && size > limits.fileBytes;
    if (isRefused || isTooLarge) {
      await rm(path);
      notes.push(
        `${name} is left out: "${title}" takes no ${isRefused ? describeEnding(name) : 'files of this size'}.`,
      );
    } else {
      count++;
      total += size;
    }
  }
  if (limits.files !== undefined && count > limits.files) {
    notes.push(`The site has ${count} files, and "${title}" takes ${limits.files}: it will refuse the rest.`);
  }
  if (limits.totalBytes !== undefined && total > limits.totalBytes) {
    notes.push(`The site has ${toMegabytes(total)} MB, and "${title}" takes ${toMegabytes(limits.totalBytes)}.`);
  }
  return notes;
}

const describeEnding = (name: string) =>
  endingOf(name) === '' ? 'files without an ending' : `.${endingOf(name)} files`;
const toMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
