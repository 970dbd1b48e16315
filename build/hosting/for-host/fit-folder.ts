import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuiltFor } from '#model/built-for.ts';
import { describeBytes } from '#model/describe-bytes.ts';
import type { Host } from '#publish/hosts/host.ts';
import { endingOf } from './host-choices.ts';

type Site = { address: string; base: string };

const redirectsFile = '_redirects';

/** What the owner should know, and which files are too large for the host. */
type Fitted = Pick<BuiltFor, 'notes' | 'tooLarge'>;

/**
 * Adds the files that a host needs to a built site, and removes those that it refuses. A file of the owner's with the same
 * name stays.
 */
export async function fitFolder(siteFolder: string, host: Host, site: Site): Promise<Fitted> {
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

async function removeRefused(siteFolder: string, { endings, limits, title }: Host): Promise<Fitted> {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  const fitted: Fitted = { notes: [], tooLarge: [] };
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(siteFolder, file).replaceAll(sep, '/');
    const { size: bytes } = await stat(file);
    if (endings !== undefined && !endings.has(endingOf(path))) {
      fitted.notes.push(`${path} is left out: "${title}" takes no ${describeEnding(path)}.`);
    } else if (limits.fileBytes !== undefined && bytes > limits.fileBytes) {
      fitted.tooLarge.push({ path, bytes });
      fitted.notes.push(
        `${path} is left out: it has ${describeBytes(bytes)}, and "${title}" takes at most ${describeBytes(limits.fileBytes)} a file.`,
      );
    } else continue;
    await rm(file);
  }
  return fitted;
}

const describeEnding = (name: string) =>
  endingOf(name) === '' ? 'files without an ending' : `.${endingOf(name)} files`;
