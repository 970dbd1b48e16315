import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const program = '/usr/sbin/sshd';
/** Why there is none here, if so. */
export const whyNoSshServer = !existsSync(program) && 'sshd is not installed here';

type Options = {
  /** Lets the user in with it; only root can start such a server, and nothing on the machine is changed for it. */
  password?: string;
  /** More lines of its configuration. */
  config?: string[];
};

/** A real `sshd` on this computer, with keys of its own. */
export async function startSshServer({ password, config = [] }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-sshd-'));
  const user = userInfo().username;
  for (const name of ['host', 'user']) {
    spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', join(folder, name)]);
  }
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const port = await findFreePort();
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${join(folder, 'host')}`,
    `AuthorizedKeysFile ${join(folder, 'user.pub')}`,
    `PidFile ${join(folder, 'pid')}`,
    'StrictModes no',
    'UsePAM no',
    'PermitRootLogin yes',
    `PasswordAuthentication ${password === undefined ? 'no' : 'yes'}`,
    'Subsystem sftp internal-sftp',
    ...config,
  ];
  writeFileSync(join(folder, 'config'), `${lines.join('\n')}\n`);
  const command = [program, '-D', '-e', '-f', join(folder, 'config')];
  const child =
    password === undefined
      ? spawn(command[0] ?? '', command.slice(1))
      : startWithPassword(folder, user, password, command);
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8');
      if (/Server listening/.test(log)) resolve();
    });
    child.on('exit', () => reject(new Error(`sshd did not start: ${log}`)));
  });
  return {
    settings: { server: `${user}@127.0.0.1`, port },
    /** The private key that it lets in. */
    key: readFileSync(join(folder, 'user'), 'utf8'),
    /** The line of known_hosts for it. */
    knownHost: `[127.0.0.1]:${port} ${readFileSync(join(folder, 'host.pub'), 'utf8').trim()}\n`,
    fingerprint:
      /SHA256:\S+/.exec(spawnSync('ssh-keygen', ['-lf', join(folder, 'host.pub')]).stdout.toString())?.[0] ?? '',
    /** What it has logged. */
    log: () => log,
    async [Symbol.asyncDispose]() {
      child.removeAllListeners('exit');
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In a mount namespace of its own, where /etc/shadow is another file. */
function startWithPassword(folder: string, user: string, password: string, command: string[]) {
  const hash = spawnSync('openssl', ['passwd', '-6', '-stdin'], { input: password }).stdout.toString().trim();
  const shadow = readFileSync('/etc/shadow', 'utf8').replace(
    new RegExp(`^${user}:[^:]*:`, 'm'),
    () => `${user}:${hash}:`,
  );
  writeFileSync(join(folder, 'shadow'), shadow, { mode: 0o600 });
  const script = 'mount --bind "$0" /etc/shadow && exec "$@"';
  return spawn('unshare', ['-m', 'sh', '-c', script, join(folder, 'shadow'), ...command]);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
