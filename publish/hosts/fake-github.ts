import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const backend = join(spawnSync('git', ['--exec-path'], { encoding: 'utf8' }).stdout?.trim() ?? '', 'git-http-backend');
export const gitServerIsMissing = !existsSync(backend);

type Options = { token: string; folder: string; onRequest?: () => void };

/** An empty repository below `folder`, served as GitHub does: by HTTP, with a token in place of a password. */
export async function startFakeGithub({ token, folder, onRequest = () => {} }: Options) {
  const repository = join(folder, 'bonbon.git');
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
  execFileSync('git', ['-C', repository, 'config', 'http.receivepack', 'true']);
  const expected = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    onRequest();
    if (request.headers.authorization !== expected) {
      request.resume();
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end('Authentication failed');
      return;
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost/');
    const environment: NodeJS.ProcessEnv = {
      ...{ PATH: process.env.PATH, GIT_PROJECT_ROOT: folder, GIT_HTTP_EXPORT_ALL: '1', REMOTE_USER: 'bonbon' },
      ...{ REQUEST_METHOD: request.method ?? 'GET', PATH_INFO: decodeURI(pathname), QUERY_STRING: search.slice(1) },
      ...{
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      },
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      ...(request.headers['content-length'] && { CONTENT_LENGTH: request.headers['content-length'] }),
    };
    const child = spawn(backend, { env: environment, stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => {});
    request.pipe(child.stdin);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    await once(child, 'close');
    const printed = Buffer.concat(parts);
    const end = printed.indexOf('\r\n\r\n');
    const fields = printed.toString('latin1', 0, end).split('\r\n');
    const headers = Object.fromEntries(fields.map((field) => field.split(': ', 2)));
    response.writeHead(Number.parseInt(headers.Status ?? '200', 10), headers).end(printed.subarray(end + 4));
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trimEnd();
  return {
    repository: `http://127.0.0.1:${port}/bonbon.git`,
    /** What the branch has. */
    read: (branch = 'gh-pages') => {
      const paths = git('-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', branch).split('\n');
      return Object.fromEntries(paths.map((path) => [path, git('show', `${branch}:${path}`)]));
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
