// A file server that knows nothing about the site, like any web host: it shows that the built folder needs no other.
// node scripts/static-server.ts [folder] [--base /x/] [--port 4000]
import '#server/require-node.mjs';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { contentTypeOf } from '#model/content-types.ts';
import { readStaticServerOptions } from './command-options.ts';

type Options = { folder: string; base?: string; port?: number; host?: string };

type Found = { status: number; file?: string; location?: string };

/** Serves a folder below `base`: index.html for folders, 404.html for the rest. Port 0 takes any free one. */
export async function startStaticServer({ folder, base = '/', port = 0, host = 'localhost' }: Options) {
  const server = createServer((request, response) => {
    void findFile(resolve(folder), base, request.url ?? '/').then(({ status, file, location }) => {
      response.writeHead(status, {
        ...(file && { 'content-type': contentTypeOf(file) }),
        ...(location && { location }),
      });
      if (file) createReadStream(file).pipe(response);
      else response.end();
    });
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  const { port: openPort } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://${host}:${openPort}${base}`, port: openPort, stop };
}

async function findFile(root: string, base: string, target: string): Promise<Found> {
  const notFound = async () => {
    const file = join(root, '404.html');
    return { status: 404, ...((await isFile(file)) && { file }) };
  };
  try {
    const [pathname = '', search] = target.split('?');
    const path = join(root, decodeURIComponent(pathname.slice(base.length - 1)));
    if (!pathname.startsWith(base) || !`${path}${sep}`.startsWith(root + sep)) return await notFound();
    const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
    if (await isFile(file)) return { status: 200, file };
    // As on most hosts, a folder's address ends with a slash.
    const isFolder = await isFile(join(file, 'index.html'));
    return isFolder ? { status: 301, location: `${pathname}/${search ? `?${search}` : ''}` } : await notFound();
  } catch {
    return { status: 400 };
  }
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

if (import.meta.main) {
  const { url } = await startStaticServer(readStaticServerOptions(process.argv.slice(2)));
  console.log(url);
}
