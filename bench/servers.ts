import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

export type BenchServer = { name: string; origin: string; process: ChildProcess };

/** What our server tells about itself: CPU time, the time that its event loop was busy, and memory in bytes. */
export type ServerState = { cpuMs: number; loopMs: number; rss: number; heapUsed: number; external: number };

/** Starts the server that `npm start` serves with, without the build; `settings` are environment variables. */
export const startOurs = (siteFolder: string, settings: Record<string, string>): Promise<BenchServer> =>
  startProgram('ours', 'serve.ts', { SITE_FOLDER: siteFolder, ...settings });

/** Starts the least guestbook that Hono can serve. */
export const startBare = (dataFolder: string): Promise<BenchServer> =>
  startProgram('bare Hono', 'bare-guestbook.ts', { DATA_FOLDER: dataFolder });

async function startProgram(name: string, file: string, settings: Record<string, string>): Promise<BenchServer> {
  const port = await findFreePort();
  const environment = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...settings };
  const program = join(import.meta.dirname, file);
  const child = spawn(process.execPath, [program], { env: environment, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return await waitForAnswer({ name, origin: `http://127.0.0.1:${port}`, process: child });
}

export async function readState({ process: child }: BenchServer): Promise<ServerState> {
  const told = once(child, 'message');
  child.send('state');
  const [state] = await told;
  return state as ServerState;
}

/** Starts nginx as one process on the same folder; undefined if it is not installed. */
export async function startNginx(
  siteFolder: string,
  base: string,
  workFolder: string,
): Promise<BenchServer | undefined> {
  if (!isInstalled('nginx', '-v')) return undefined;
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  await mkdir(workFolder, { recursive: true });
  const config = join(workFolder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; master_process off; pid nginx.pid; error_log error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; gzip_static on; open_file_cache max=1000 inactive=60s;
  types { text/html html; text/css css; text/javascript js; }
  ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; location ${base} { alias "${siteFolder}/"; index index.html; } }
}
`,
  );
  const args = ['-p', workFolder, '-c', config, '-e', join(workFolder, 'error.log')];
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return await waitForAnswer({ name: 'nginx', origin: `http://127.0.0.1:${port}`, process: child });
}

export function isInstalled(program: string, versionFlag: string): boolean {
  return spawnSync(program, [versionFlag], { stdio: 'ignore' }).error === undefined;
}

/** CPU time of a process in microseconds; only on Linux. */
export async function readCpuTime(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const [user, system] = stat?.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  // Linux counts in ticks of 10 ms.
  return user === undefined || system === undefined ? undefined : (user + system) * 10_000;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function waitForAnswer(server: BenchServer): Promise<BenchServer> {
  while (server.process.exitCode === null) {
    const answer = await fetch(server.origin).catch(() => undefined);
    if (answer) return server;
  }
  throw new Error(`${server.name} ended before it answered.`);
}
