import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type ApiRequest = { method: string; path: string; key: string; type: string; body: Buffer };
/** JSON, with another status than 200 if it is not fine. */
export type ApiAnswer = { status?: number; json: unknown; headers?: Record<string, string> };

/** An HTTP API on this computer for a stand-in of a host. */
export async function startApi(answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>) {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const body = Buffer.concat(chunks);
    const made = await answer({ method, path: decodeURI(url), key, type: headers['content-type'] ?? '', body });
    response.writeHead(made.status ?? 200, { 'content-type': 'application/json', ...made.headers });
    response.end(JSON.stringify(made.json));
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
