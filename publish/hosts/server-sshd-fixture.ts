import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeFolder } from '../publish-fixture.ts';

/** Undefined where it is not installed. */
export const sshd = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/sbin/sshd'].find((path) => {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
});

/** A real sshd on this machine for a test. `config` lets this user in as `ssh -F CONFIG bonbon-server`. */
export async function startSshd(): Promise<{ config: string; folder: string }> {
  const folder = await makeFolder();
  const port = await findFreePort();
  const makeKey = (name: string) =>
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)], { stdio: 'ignore' });
  makeKey('host');
  makeKey('owner');
  writeFileSync(join(folder, 'authorized_keys'), readFileSync(join(folder, 'owner.pub')));
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${join(folder, 'host')}`,
    `AuthorizedKeysFile ${join(folder, 'authorized_keys')}`,
    `PidFile ${join(folder, 'sshd.pid')}`,
    'StrictModes no',
    'UsePAM no',
    'PermitRootLogin yes',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
  ];
  writeFileSync(join(folder, 'sshd_config'), `${lines.join('\n')}\n`);
  // Debian's sshd wants it, and a container's start does not make it.
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const child = spawn(sshd ?? 'sshd', ['-D', '-e', '-f', join(folder, 'sshd_config')], { stdio: 'ignore' });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  });
  const config = join(folder, 'ssh_config');
  const hostKey = readFileSync(join(folder, 'host.pub'), 'utf8');
  writeFileSync(join(folder, 'known_hosts'), `[127.0.0.1]:${port} ${hostKey}`);
  const client = [
    'Host bonbon-server',
    'HostName 127.0.0.1',
    `Port ${port}`,
    `User ${userInfo().username}`,
    `IdentityFile ${join(folder, 'owner')}`,
    'IdentitiesOnly yes',
    `UserKnownHostsFile ${join(folder, 'known_hosts')}`,
    'StrictHostKeyChecking yes',
    'LogLevel ERROR',
  ];
  writeFileSync(config, `${client.join('\n  ')}\n`);
  await waitForPort(port);
  return { config, folder };
}

/** The home of a user of that machine, with Bonbon's command in it, whose server is at `port`. */
export async function makeServerHome(readPort: () => number): Promise<{ home: string; writeCommand: () => void }> {
  const home = await makeFolder();
  mkdirSync(join(home, 'node_modules/.bin'), { recursive: true });
  const command = join(home, 'node_modules/.bin/bonbon');
  const writeCommand = () => {
    writeFileSync(
      command,
      `#!/bin/sh\nPORT=${readPort()} exec '${process.execPath}' '${join(import.meta.dirname, '../../cli/main.ts')}' "$@"\n`,
    );
    chmodSync(command, 0o755);
  };
  writeCommand();
  return { home, writeCommand };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
