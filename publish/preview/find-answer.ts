import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { endingOf } from '#build/hosting/for-host/host-choices.ts';
import type { Host } from '../hosts/host.ts';
import { findRedirect, type RedirectRule } from './redirect-rules.ts';

export type Answer = { status: number; file?: string; location?: string };

type Site = {
  host: Host;
  /** The folder with the files, as a path without links. */
  folder: string;
  base: string;
  redirects: readonly RedirectRule[];
};

/** What the host answers for a path, which is encoded as in a request. */
export async function findAnswer(path: string, site: Site): Promise<Answer> {
  const reading = site.host.serving.redirects;
  const redirect = reading && findRedirect(site.redirects, path, reading);
  if (!redirect) return findFile(path, site);
  const { location, status, isForced } = redirect;
  if (reading.filesWin && !isForced) {
    const found = await findFile(path, site);
    if (found.status !== 404) return found;
  }
  if (status !== 200) return { status, location };
  // A host for which both addresses of a folder are the same does not lead from one to the other.
  const answer = await findFile(location, site);
  return reading.ignoresSlash && answer.location === `${location}/` ? findFile(answer.location, site) : answer;
}

async function findFile(path: string, site: Site): Promise<Answer> {
  const { host, folder } = site;
  const { isAtRoot, slashStatus, completesEndings, shortensAddresses } = host.serving;
  const base = isAtRoot ? '/' : site.base;
  const name = decode(path);
  if (name === undefined) return { status: 400 };
  const leadTo = (inside: string): Answer => ({ status: slashStatus, location: base + encode(inside) });
  if (!name.startsWith(base)) return `${name}/` === base ? leadTo('') : { status: 404 };
  const inside = name.slice(base.length);
  const asked = join(folder, inside);
  if (asked !== folder && !asked.startsWith(folder + sep)) return { status: 400 };
  const find = async (inFolder: string) => {
    const file = join(folder, inFolder);
    return (await isServed(file, site)) ? file : undefined;
  };

  if (inside === '' || inside.endsWith('/')) {
    const file = await find(`${inside}index.html`);
    if (file !== undefined) return { status: 200, file };
    const short = inside.slice(0, -1);
    if (shortensAddresses && short !== '' && (await find(`${short}.html`))) return leadTo(short);
    return { status: 404, ...(await findErrorPage(inside, site)) };
  }
  const file = await find(inside);
  if (file !== undefined) {
    const short = shortensAddresses ? inside.replace(/(^|\/)index\.html$|\.html$/, '$1') : inside;
    return short === inside || (short !== '' && (await find(short))) ? { status: 200, file } : leadTo(short);
  }
  const completed = completesEndings ? await find(`${inside}.html`) : undefined;
  if (completed !== undefined) return { status: 200, file: completed };
  if (await find(`${inside}/index.html`)) return leadTo(`${inside}/`);
  return { status: 404, ...(await findErrorPage(inside, site)) };
}

async function findErrorPage(inside: string, site: Site): Promise<{ file?: string }> {
  const { host, folder } = site;
  const folders = inside.split('/').slice(0, -1);
  const tried = host.serving.hasNearestErrorPage
    ? Array.from({ length: folders.length + 1 }, (_, index) => folders.slice(0, folders.length - index))
    : [[]];
  for (const path of tried) {
    const file = join(folder, ...path, host.errorPage);
    if (await isServed(file, site)) return { file };
  }
  return {};
}

/** A file that the host refuses is not there, and those with its rules are for itself. */
async function isServed(file: string, { folder, host }: Site): Promise<boolean> {
  const { endings, limits, readsHeaders } = host;
  if (readsHeaders && ['_headers', '_redirects'].some((name) => file === join(folder, name))) return false;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;
  return (endings?.has(endingOf(file)) ?? true) && found.size <= (limits.fileBytes ?? Number.POSITIVE_INFINITY);
}

const encode = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
