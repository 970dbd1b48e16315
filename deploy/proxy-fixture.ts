import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Undefined where the program is not installed. Some are in folders that only root has in its PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export const readShipped = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Replaces what a test cannot have, such as port 443. Throws if the shipped file no longer has it. */
export function replaceAll(text: string, pairs: readonly [string, string][]): string {
  return pairs.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The file has no ${from} in it.`);
    return changed.replaceAll(from, to);
  }, text);
}

/** One for which Caddy is its own authority. */
export const testName = 'bonbon.local';

export type Proxy = { httpPort: number; httpsPort: number };

/** The shipped configuration in front of the server at `upstream`, a port of this machine. */
export const proxies = { nginx: startNginx, caddy: startCaddy };

async function startNginx(upstream: number): Promise<Proxy> {
  const folder = makeFolder();
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${testName}`],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  const site = replaceAll(readShipped('nginx.conf'), [
    ['127.0.0.1:3000', `127.0.0.1:${upstream}`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/letsencrypt/live/bonbon.example.com', folder],
    ['bonbon.example.com', testName],
  ]);
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1; events {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}\n}`,
  );
  run(findProgram('nginx') ?? 'nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {});
  await waitForPort(httpsPort);
  return { httpPort, httpsPort };
}

async function startCaddy(upstream: number): Promise<Proxy> {
  const folder = makeFolder();
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const file = join(folder, 'Caddyfile');
  const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tdefault_bind 127.0.0.1\n}\n`;
  writeFileSync(file, options + readShipped('Caddyfile'));
  run(findProgram('caddy') ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    ...{ BONBON_ADDRESS: testName, BONBON_UPSTREAM: `127.0.0.1:${upstream}` },
  });
  await waitForPort(httpsPort);
  // The certificate of its own authority comes a moment later.
  await retry(() => ask({ httpPort, httpsPort }, '/'));
  return { httpPort, httpsPort };
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(program: string, args: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(program, args, { env: { PATH: process.env.PATH ?? '', ...environment }, stdio: 'ignore' });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  });
  return child;
}

const waitForPort = (port: number) => retry(() => askPort({ port, isSecure: false }, '/'));

/** Until it resolves. The test's own time limit ends what never does. */
async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
type Asked = { method?: string; headers?: Record<string, string>; body?: string; localAddress?: string };

export const ask = ({ httpsPort }: Proxy, path: string, asked: Asked = {}): Promise<Answer> =>
  askPort({ port: httpsPort, isSecure: true }, path, asked);
export const askByHttp = ({ httpPort }: Proxy, path: string): Promise<Answer> =>
  askPort({ port: httpPort, isSecure: false }, path);

function askPort(
  { port, isSecure }: { port: number; isSecure: boolean },
  path: string,
  { method = 'GET', headers = {}, body, localAddress }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port, path, method, agent: false as const },
      headers: { host: testName, ...headers },
      ...(localAddress && { localAddress }),
    };
    const outgoing = isSecure
      ? requestHttps({ ...options, servername: testName, rejectUnauthorized: false })
      : requestHttp(options);
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.end(body);
  });
}
