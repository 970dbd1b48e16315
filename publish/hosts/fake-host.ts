import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the tests of hosts count and decide. */
export type HostControls = {
  /** Called before each request of the API; what it returns is answered instead. A rejection drops the line. */
  before?: (request: Request, count: number) => Response | undefined | Promise<Response | undefined>;
  /** Called after the request was done and before it is answered. A rejection drops the line. */
  after?: (request: Request, count: number) => void | Promise<void>;
};

export type FakeHost = {
  /** Of the API and of the live site, with a slash at the end. */
  address: string;
  /** What visitors get, by path. */
  files: Map<string, Buffer>;
  /** Method and path of each request of the API. */
  requests: string[];
  close: () => Promise<void>;
};

type Answer = (request: Request, url: URL) => Response | Promise<Response>;

/** Serves an API below `apiPath`, and the files as a static host does below `/`. On 127.0.0.1 and a free port. */
export async function serveFakeHost(
  { apiPath, answer, files }: { apiPath: string; answer: Answer; files: Map<string, Buffer> },
  { before, after }: HostControls = {},
): Promise<FakeHost> {
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', address());
    const respond = async () => {
      const body = await readBody(incoming);
      if (body === undefined) return;
      const { method = 'GET' } = incoming;
      const init = {
        method,
        headers: incoming.headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      };
      const response = url.pathname.startsWith(apiPath)
        ? await askApi(new Request(url, init), url)
        : serveFile(files, url);
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    };
    respond().catch(() => outgoing.destroy());
  });
  const askApi = async (request: Request, url: URL) => {
    requests.push(`${request.method} ${url.pathname}`);
    const count = requests.length;
    const early = await before?.(request.clone(), count);
    if (early) return early;
    const response = await answer(request.clone(), url);
    await after?.(request, count);
    return response;
  };
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: address(),
    files,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Undefined if the line broke: half a request changes nothing. */
async function readBody(incoming: AsyncIterable<Buffer> & { complete: boolean }): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  try {
    for await (const part of incoming) parts.push(part);
  } catch {
    return undefined;
  }
  return incoming.complete ? Buffer.concat(parts) : undefined;
}

function serveFile(files: Map<string, Buffer>, url: URL): Response {
  const path = decodeURIComponent(url.pathname.slice(1));
  const bytes = [path, `${path}index.html`, `${path}/index.html`, `${path}.html`]
    .map((one) => files.get(one))
    .find(Boolean);
  return bytes ? new Response(new Uint8Array(bytes)) : new Response('not found', { status: 404 });
}
