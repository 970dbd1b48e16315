import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { contentTypeOf } from '#model/content-types.ts';
import type { Host, HostName } from '../hosts/host.ts';
import { findHost } from '../hosts/hosts.ts';
import { type Answer, findAnswer } from './find-answer.ts';
import { applyHeaderRules, parseHeaderRules } from './header-rules.ts';
import { parseRedirectRules } from './redirect-rules.ts';

type PreviewOptions = {
  /** The path of the site on its host; starts and ends with a slash. */
  base?: string;
  /** 0 for any that is free. */
  port?: number;
};
export type Preview = { address: string; stop: () => Promise<void> };

const compressible = /^(text\/|application\/(json|feed\+json|manifest\+json|xml|atom\+xml)|image\/(svg|x-icon))/;

/**
 * Serves a built folder to this computer as the host would: with its headers, its error page, its base path, and without
 * what it refuses. The host's own server may differ in what is not documented.
 */
export async function previewAs(name: HostName, folder: string, options: PreviewOptions = {}): Promise<Preview> {
  const { base = '/', port = 0 } = options;
  const host = findHost(name);
  const site = await openSite(host, folder, base);
  const server = createServer((request, response) => {
    answer(request, response, site).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  const { port: openPort } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address: `http://localhost:${openPort}${base}`, stop };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSite(host: Host, folder: string, base: string) {
  const root = await realpath(folder);
  const read = async (file: string) => (host.readsHeaders ? readFile(join(root, file), 'utf8').catch(() => '') : '');
  return {
    host,
    folder: root,
    base,
    headers: parseHeaderRules(await read('_headers')),
    redirects: host.serving.redirects ? parseRedirectRules(await read('_redirects'), host.serving.redirects) : [],
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const isAsked = request.method === 'GET' || request.method === 'HEAD';
  const found = isAsked ? await findAnswer(pathname, site) : { status: 405 };
  const { status, file, location } = isHotlink(request, found, site.host) ? { status: 403 } : found;
  const { serving } = site.host;
  const headers = {
    ...applyHeaderRules(site.headers, pathname, serving.headers),
    ...(status === 404 && serving.errorHeaders),
  };
  if (location !== undefined) headers.location = `${location}${search}`;
  if (file === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  await sendFile(request, response, { file, status, headers, compresses: site.host.compresses });
}

/** Pages may be linked from anywhere; a file that another site shows may be refused. */
function isHotlink({ headers }: IncomingMessage, { file }: Answer, { allowsHotlinks }: Host): boolean {
  const { referer, host } = headers;
  if (allowsHotlinks || !file || file.endsWith('.html') || !referer || !URL.canParse(referer)) return false;
  return new URL(referer).host !== host;
}

type Sent = { file: string; status: number; headers: Record<string, string>; compresses: boolean };

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers, compresses }: Sent,
): Promise<void> {
  const { size } = await stat(file);
  const type = headers['content-type'] ?? contentTypeOf(file);
  const common = { ...headers, 'content-type': type };
  const range = status === 200 ? readRange(request.headers.range, size) : undefined;
  const isCompressed =
    compresses &&
    !range &&
    compressible.test(type) &&
    /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (isCompressed) {
    response.writeHead(status, { ...common, 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  } else if (range) {
    const { start, end } = range;
    response.writeHead(206, {
      ...common,
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end - start + 1,
    });
  } else {
    response.writeHead(status, { ...common, 'accept-ranges': 'bytes', 'content-length': size });
  }
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const source = createReadStream(file, range);
  if (isCompressed) await pipeline(source, createGzip(), response);
  else await pipeline(source, response);
}

/** The one range that players ask for; undefined if there is none that can be sent. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}
