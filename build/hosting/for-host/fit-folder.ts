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
  if (host.readsHeaders && site.base !== '/') await addRedirects(siteFolder, site.base, host);
  return removeRefused(siteFolder, host);
}

/** The files are at the root of such a host, and the site below its base. */
async function addRedirects(siteFolder: string, base: string, { serving: { redirects } }: Host): Promise<void> {
  const file = join(siteFolder, redirectsFile);
  const own = await readFile(file, 'utf8').catch(() => '');
  const isOwn = (from: string) => own.split('\n').some((line) => line.trim().split(/\s/)[0] === from);
  const folders = redirects?.ignoresSlash ? [] : await listPageFolders(siteFolder);
  const lines = [
    // Else the host would lead from such an address to its place at the root, where the site is not. Cloudflare takes
    // 2,000 rules for single addresses, but only before the first for many.
    ...folders
      .map((folder) => base + folder)
      .filter((from) => !isOwn(from))
      .map((from) => `${from} ${from}/ 308`),
    own.trimEnd(),
    `/ ${base} 302${redirects?.filesWin ? '!' : ''}`,
    `${base}* /:splat 200`,
  ];
  await writeFile(file, `${lines.filter((line) => line !== '').join('\n')}\n`);
}

/** As in addresses. */
async function listPageFolders(siteFolder: string): Promise<string[]> {
  const files = await readdir(siteFolder, { recursive: true });
  return files
    .map((file) => encodeURI(file.replaceAll(sep, '/')))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length))
    .sort();
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
