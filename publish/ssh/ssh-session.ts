import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ConnectOptions } from '../connection.ts';
import { runProgram } from '../run-program.ts';
import { knowHost, knownHostsOf, missingSsh, ownKnownHosts } from './host-key.ts';
import { destinationOf, readSshTarget, type SshTarget } from './ssh-target.ts';

/** Of a path, in characters: systems allow about 100, and OpenSSH adds some. */
const maxSocketLength = 80;

/** How the programs of OpenSSH, and those that start them, reach the owner's machine. */
export type SshSession = {
  target: SshTarget;
  /** The options of ssh and sftp, and of the ssh that rsync and git start. */
  configFile: string;
  /** Has the password, if there is one. */
  environment: Record<string, string>;
  /** For a few small files; gone when the session is closed. */
  folder: string;
  /** Whether the owner's key is a password, and not a private key or one that SSH finds itself. */
  hasPassword: boolean;
  close: () => Promise<void>;
};

type Options = Pick<ConnectOptions, 'settings' | 'siteFolder' | 'key' | 'signal' | 'confirm'>;

/**
 * Prepares signing in to `server` of the settings, and has the owner confirm a machine that is new. `key` is a private key, a
 * password, or undefined for what the owner's SSH knows: its agent, its files, its settings.
 */
export async function openSshSession({ settings, siteFolder, key, signal, confirm }: Options): Promise<SshSession> {
  const target = readSshTarget(settings);
  await knowHost(target, { siteFolder, signal, confirm });
  const folder = await makeFolder(resolve(siteFolder, '.bonbon'));
  const isPrivateKey = key !== undefined && /^\s*-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(key);
  const hasPassword = key !== undefined && !isPrivateKey;
  const keyFile = join(folder, 'key');
  // In a variable of a CI service, the last line break is easily lost, and OpenSSH insists on it.
  if (isPrivateKey) await writeFile(keyFile, `${key.trim()}\n`, { mode: 0o600 });
  const configFile = join(folder, 'config');
  const socket = join(folder, 'line');
  const isShared = process.platform !== 'win32' && socket.length < maxSocketLength;
  const config = describeConfig({
    target,
    siteFolder,
    keyFile: isPrivateKey ? keyFile : undefined,
    hasPassword,
    socket: isShared ? socket : undefined,
  });
  await writeFile(configFile, config);

  async function close() {
    if (isShared && existsSync(socket)) {
      const args = ['-F', configFile, '-O', 'exit', destinationOf(target)];
      await runProgram({ name: 'ssh', missing: missingSsh, args, signal: AbortSignal.timeout(5000) }).catch(() => {});
    }
    await rm(folder, { recursive: true, force: true });
  }

  return {
    target,
    configFile,
    environment: hasPassword ? await answerWithPassword(folder, key) : {},
    folder,
    hasPassword,
    close,
  };
}

/** A folder for this process, which only the owner can read. Those of processes that were killed are removed. */
async function makeFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = Number(/^ssh-(\d+)$/.exec(name)?.[1]);
    if (!Number.isNaN(pid) && !isRunning(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `ssh-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Config = {
  target: SshTarget;
  siteFolder: string;
  keyFile: string | undefined;
  hasPassword: boolean;
  socket: string | undefined;
};

/** OpenSSH takes the first value that it reads, so ours come before the owner's. */
function describeConfig({ target: { port }, siteFolder, keyFile, hasPassword, socket }: Config): string {
  const hostKeyFiles = [resolve(knownHostsOf(siteFolder)), ownKnownHosts()];
  const signIn = hasPassword
    ? ['PubkeyAuthentication no', 'PreferredAuthentications password,keyboard-interactive', 'NumberOfPasswordPrompts 1']
    : ['BatchMode yes', ...(keyFile === undefined ? [] : [`IdentityFile ${quote(keyFile)}`, 'IdentitiesOnly yes'])];
  // Signing in takes the longest, so one line serves all. It ends by itself if this process is killed.
  const shared =
    socket === undefined ? [] : ['ControlMaster auto', `ControlPath ${quote(socket)}`, 'ControlPersist 60'];
  const included = [join(homedir(), '.ssh/config'), '/etc/ssh/ssh_config'].filter((file) => existsSync(file));
  return [
    'Host *',
    'StrictHostKeyChecking yes',
    `UserKnownHostsFile ${hostKeyFiles.map(quote).join(' ')}`,
    'ConnectTimeout 20',
    'ServerAliveInterval 15',
    'LogLevel ERROR',
    ...signIn,
    ...shared,
    ...(port === undefined ? [] : [`Port ${port}`]),
    ...included.map((file) => `Include "${file}"`),
    '',
  ].join('\n');
}

/** Percent signs would begin one of OpenSSH's own tokens. */
const quote = (path: string) => `"${path.replaceAll('%', '%%')}"`;

/** OpenSSH asks a program for the password; ours prints what is in its environment. */
async function answerWithPassword(folder: string, password: string): Promise<Record<string, string>> {
  const isWindows = process.platform === 'win32';
  const program = join(folder, isWindows ? 'password.cmd' : 'password');
  const node = `"${process.execPath}" -e "process.stdout.write(process.env['BONBON_ANSWER'])"`;
  await writeFile(program, isWindows ? `@${node}\r\n` : `#!/bin/sh\nprintf '%s\\n' "$BONBON_ANSWER"\n`);
  await chmod(program, 0o700);
  return { SSH_ASKPASS: program, SSH_ASKPASS_REQUIRE: 'force', DISPLAY: ':0', BONBON_ANSWER: password };
}
