import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ConnectOptions } from '../connection.ts';
import { PublishError } from '../publish-error.ts';
import { runProgram } from '../run-program.ts';
import { destinationOf, type SshTarget, sshCommandOf } from './ssh-target.ts';

export const missingSsh =
  'Install OpenSSH: on Debian and Ubuntu sudo apt install openssh-client; on Windows it is an optional feature of the settings.';

/** The machines that this site's owner trusts, in OpenSSH's format. Their keys are public. */
export const knownHostsOf = (siteFolder: string): string => join(siteFolder, '.bonbon/known_hosts');
export const ownKnownHosts = (): string => join(homedir(), '.ssh/known_hosts');

type Options = Pick<ConnectOptions, 'siteFolder' | 'signal' | 'confirm'>;

/**
 * Makes sure that the machine's key is known, here or to the owner's SSH, and asks if not. Whether the machine that answers
 * later has that key is checked by SSH itself.
 */
export async function knowHost(target: SshTarget, { siteFolder, signal, confirm }: Options): Promise<void> {
  if ((await findKnownKeys(target, { siteFolder, signal })).length > 0) return;
  const { host, port } = await resolveHost(target, signal);
  const keys = await readHostKeys(target, host, port, signal);
  const fingerprints = keys.map(({ type, key }) => `${fingerprintOf(key)} (${type})`);
  if (!(await confirm({ machine: host, shows: 'key', fingerprints }))) {
    throw new PublishError(
      'refused',
      `Nothing was sent: nobody has said yet that ${host} with the key ${fingerprints[0]} is your machine.`,
      { waysOut: [`At a terminal, run the same command again and compare the fingerprint with your host's.`] },
    );
  }
  const file = knownHostsOf(siteFolder);
  await mkdir(dirname(file), { recursive: true });
  const name = nameOf(host, port);
  await appendFile(file, keys.map(({ type, key }) => `${name} ${type} ${key}\n`).join(''), { mode: 0o600 });
}

/** As OpenSSH writes it. */
const nameOf = (host: string, port: number) => (port === 22 ? host : `[${host}]:${port}`);

/** The lines of known_hosts for the machine, here or of the owner's SSH. */
export async function findKnownKeys(
  target: SshTarget,
  { siteFolder, signal }: Pick<Options, 'siteFolder' | 'signal'>,
): Promise<string[]> {
  const { host, port } = await resolveHost(target, signal);
  for (const file of [knownHostsOf(siteFolder), ownKnownHosts(), '/etc/ssh/ssh_known_hosts']) {
    if (!existsSync(file)) continue;
    const args = ['-F', nameOf(host, port), '-f', file];
    const { output } = await runProgram({ name: 'ssh-keygen', missing: missingSsh, args, signal });
    const lines = output.toString('utf8').split('\n');
    const known = lines.filter((line) => line !== '' && !line.startsWith('#'));
    if (known.length > 0) return known;
  }
  return [];
}

/** What the owner's SSH makes of the name: in its settings, a name may stand for another. */
async function resolveHost(target: SshTarget, signal: AbortSignal): Promise<{ host: string; port: number }> {
  const port = target.port === undefined ? [] : ['-p', String(target.port)];
  const args = ['-G', ...port, destinationOf(target)];
  const { output } = await runProgram({ name: 'ssh', missing: missingSsh, args, signal });
  const read = (key: string) => new RegExp(`^${key} (.+)$`, 'm').exec(output.toString('utf8'))?.[1];
  return { host: read('hostkeyalias') ?? read('hostname') ?? target.host, port: Number(read('port') ?? 22) };
}

async function readHostKeys(target: SshTarget, host: string, port: number, signal: AbortSignal) {
  const args = ['-T', '15', '-p', String(port), host];
  const { output } = await runProgram({ name: 'ssh-keyscan', missing: missingSsh, args, signal });
  const keys = output
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(' '))
    .flatMap(([, type, key]) => (type !== undefined && key !== undefined ? [{ type, key }] : []));
  // The kind that OpenSSH prefers comes first.
  keys.sort((a, b) => Number(b.type === 'ssh-ed25519') - Number(a.type === 'ssh-ed25519'));
  if (keys.length === 0) {
    throw new PublishError('unreachable', `No machine answers to SSH at ${host}, port ${port}.`, {
      waysOut: [`Check the name and the port; does ${sshCommandOf(target)} work?`],
    });
  }
  return keys;
}

const fingerprintOf = (key: string) =>
  `SHA256:${createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64').replace(/=+$/, '')}`;
