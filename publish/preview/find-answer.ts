import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { endingOf } from '#build/hosting/for-host/host-choices.ts';
import type { Host } from '../hosts/host.ts';
import { findRedirect, type parseRedirectRules } from './redirect-rules.ts';

export type Answer = { status: number; file?: string; location?: string };

type Site = {
  host: Host;
  /** The folder with the files, as a path without links. */
  folder: string;
  base: string;
  redirects: ReturnType<typeof parseRedirectRules>;
};

/** What the host answers for a path, which is encoded as in a request. */
export async function findAnswer(path: string, site: Site): Promise<Answer> {
  const redirect = findRedirect(site.redirects, path);
  if (redirect && (redirect.isForced || site.host.name === 'cloudflare')) return follow(redirect, site);
  const found = await findFile(path, site);
  if (found.status !== 404 || !redirect) return found;
  return follow(redirect, site);
}

const follow = ({ location, status }: { location: string; status: number }, site: Site) =>
  status === 200 ? findFile(location, site) : { status, location };

async function findFile(path: string, site: Site): Promise<Answer> {
  const { host, folder } = site;
  const base = host.serving.isAtRoot ? '/' : site.base;
  const name = decode(path);
  if (name === undefined) return { status: 400 };
  if (!name.startsWith(base))
    return `${name}/` === base ? { status: host.serving.slashStatus, location: base } : { status: 404 };
  const inside = name.slice(base.length);
  const file = join(folder, inside.endsWith('/') || inside === '' ? `${inside}index.html` : inside);
  if (!file.startsWith(folder + sep)) return { status: 400 };
  if (await isServed(file, host)) return { status: 200, file };
  if (await isServed(join(file, 'index.html'), host)) return { status: host.serving.slashStatus, location: `${path}/` };
  if (host.serving.completesEndings && (await isServed(`${file}.html`, host)))
    return { status: 200, file: `${file}.html` };
  return { status: 404, ...(await findErrorPage(inside, site)) };
}

async function findErrorPage(inside: string, { host, folder }: Site): Promise<{ file?: string }> {
  const folders = inside.split('/').slice(0, -1);
  const tried = host.serving.hasNearestErrorPage
    ? Array.from({ length: folders.length + 1 }, (_, index) => folders.slice(0, folders.length - index))
    : [[]];
  for (const path of tried) {
    const file = join(folder, ...path, host.errorPage);
    if (await isServed(file, host)) return { file };
  }
  return {};
}

/** A file that the host refuses is not there. */
async function isServed(file: string, { endings, limits }: Host): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;
  return (endings?.has(endingOf(file)) ?? true) && found.size <= (limits.fileBytes ?? Number.POSITIVE_INFINITY);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
