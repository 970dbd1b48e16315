import { randomUUID } from 'node:crypto';
import { type FakeHost, type HostControls, serveFakeHost } from './fake-host.ts';

type Options = HostControls & {
  key?: string;
  name?: string;
  /** Accounts with several sites have a folder for each. */
  hasSiteFolder?: boolean;
  /** Of one request, in bytes. */
  maxRequestBytes?: number;
};

/** Every site has them, and they cannot be deleted. */
const lasting = ['/elements.css', '/not_found.html', '/cursor.png'];

/** Nekoweb's API as nekoweb.org/api and its clients describe it, and a site there. */
export async function serveFakeNekoweb(options: Options = {}): Promise<FakeHost> {
  const { key = 'fake-nekoweb-key', name = 'bonbon', hasSiteFolder = false, maxRequestBytes = 100_000_000 } = options;
  const site = hasSiteFolder ? `/${name}.nekoweb.org` : '';
  const files = new Map([
    ['not_found.html', Buffer.from('theirs')],
    ['elements.css', Buffer.from('theirs')],
    ['cursor.png', Buffer.from('theirs')],
  ]);
  const folders = new Set(['/', ...(site ? [site] : [])]);
  const uploads = new Map<string, Buffer[]>();
  /** The path below the site, as visitors see it. */
  const livePath = (path: string) => (path.startsWith(`${site}/`) ? path.slice(site.length + 1) : undefined);

  const doings: Record<string, (request: Request, url: URL) => Response | Promise<Response>> = {
    'GET /api/site/info': () => Response.json({ id: 1, username: name, title: name }),
    'GET /api/files/readfolder': (_, url) => {
      const folder = tidy(url.searchParams.get('pathname'));
      if (!folders.has(folder)) return refuse('Folder does not exist');
      const top = folder === '/' ? '/' : `${folder}/`;
      const inside = [...files.keys()].map((path) => `${site}/${path}`).filter((path) => path.startsWith(top));
      const names = inside.map((path) => path.slice(top.length)).filter((rest) => !rest.includes('/'));
      const dirs = [...folders].filter(
        (one) => one !== folder && one.startsWith(top) && !one.slice(top.length).includes('/'),
      );
      return Response.json([
        ...dirs.map((one) => ({ name: one.slice(top.length), dir: true })),
        ...names.map((one) => ({ name: one, dir: false })),
      ]);
    },
    'POST /api/files/create': async (request) => {
      const form = await request.formData();
      const path = tidy(form.get('pathname'));
      if (folders.has(path)) return refuse('File/folder already exists');
      if (!folders.has(folderOf(path))) return refuse('Folder does not exist');
      folders.add(path);
      return new Response('File created');
    },
    'POST /api/files/upload': async (request) => {
      const form = await request.formData();
      const folder = tidy(form.get('pathname'));
      if (!folders.has(folder)) return refuse('Folder does not exist');
      const sent = form.getAll('files').filter((file): file is File => typeof file !== 'string');
      if (sent.reduce((sum, { size }) => sum + size, 0) > maxRequestBytes)
        return new Response('Too large', { status: 413 });
      for (const file of sent) {
        const path = livePath(`${folder === '/' ? '' : folder}/${file.name}`);
        if (path === undefined) return refuse('Not a folder of a site');
        files.set(path, Buffer.from(await file.arrayBuffer()));
      }
      return new Response('Files uploaded');
    },
    'POST /api/files/delete': async (request) => {
      const path = tidy((await request.formData()).get('pathname'));
      const live = livePath(path);
      if (lasting.includes(`/${live}`)) return refuse('This file cannot be deleted');
      if (live === undefined || !files.delete(live)) return refuse('File/folder does not exist');
      return new Response('File/folder deleted');
    },
    'GET /api/files/big/create': () => {
      const id = randomUUID();
      uploads.set(id, []);
      return Response.json({ id });
    },
    'POST /api/files/big/append': async (request) => {
      const form = await request.formData();
      const parts = uploads.get(String(form.get('id')));
      const part = form.get('file');
      if (!parts || !(part instanceof File)) return refuse('Unknown upload');
      if (part.size > maxRequestBytes) return new Response('Too large', { status: 413 });
      parts.push(Buffer.from(await part.arrayBuffer()));
      return new Response('Appended');
    },
    'POST /api/files/big/move': async (request) => {
      const form = await request.formData();
      const parts = uploads.get(String(form.get('id')));
      const path = livePath(tidy(form.get('pathname')));
      if (!parts || path === undefined) return refuse('Unknown upload');
      if (!folders.has(folderOf(tidy(form.get('pathname'))))) return refuse('Folder does not exist');
      files.set(path, Buffer.concat(parts));
      uploads.delete(String(form.get('id')));
      return new Response('Moved');
    },
  };
  const answer = (request: Request, url: URL) => {
    if (request.headers.get('authorization') !== key) return new Response('Invalid API key', { status: 401 });
    return doings[`${request.method} ${url.pathname}`]?.(request, url) ?? new Response('Not found', { status: 404 });
  };
  return serveFakeHost({ apiPath: '/api/', answer, files }, options);
}

const refuse = (sentence: string) => new Response(sentence, { status: 400 });
const tidy = (path: FormDataEntryValue | null) => `/${String(path).split('/').filter(Boolean).join('/')}`;
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';
