// A file server with no idea of the site, as any web host has one: it shows that the built folder needs no other.
// node scripts/static-server.ts [folder] [--base /x/] [--port 4000]
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { contentTypeOf } from '#server/content-types.ts';

type Options = { folder: string; base?: string; port?: number; host?: string };

/** Serves a folder below `base`: index.html for folders, 404.html for the rest. Port 0 takes any free one. */
export async function startStaticServer({ folder, base = '/', port = 0, host = 'localhost' }: Options) {
  const root = resolve(folder);
  const isFile = (path: string) =>
    stat(path).then(
      (found) => found.isFile(),
      () => false,
    );

  const server = createServer(async (request, response) => {
    const send = (status: number, path: string) => {
      response.writeHead(status, { 'content-type': contentTypeOf(path) });
      createReadStream(path).pipe(response);
    };
    const sendNotFound = async () => {
      if (await isFile(join(root, '404.html'))) send(404, join(root, '404.html'));
      else response.writeHead(404).end();
    };
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    let path: string;
    try {
      path = join(root, decodeURIComponent(pathname.slice(base.length - 1)));
    } catch {
      return void response.writeHead(400).end();
    }
    if (!pathname.startsWith(base) || !`${path}${sep}`.startsWith(root + sep)) return sendNotFound();
    if (pathname.endsWith('/')) path = join(path, 'index.html');
    else if (await isFile(join(path, 'index.html'))) {
      return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
    }
    if (await isFile(path)) send(200, path);
    else await sendNotFound();
  });

  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  const { port: openPort } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => void server.close(() => done()));
  };
  return { url: `http://${host}:${openPort}${base}`, port: openPort, stop };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string', default: '/' }, port: { type: 'string', default: '4000' } },
  });
  const { url } = await startStaticServer({
    folder: positionals[0] ?? 'dist/site',
    base: values.base,
    port: Number(values.port),
  });
  console.log(url);
}
