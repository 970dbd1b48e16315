import type { PublishSettings } from '#model/publish-schema.ts';
import { PublishError } from '../publish-error.ts';

/** A machine to sign in to. Without a user or a port, SSH's own settings decide. */
export type SshTarget = { user: string | undefined; host: string; port: number | undefined };

/** Reads `server` of site.yaml: `bonbon@example.com`, `example.com` or `bonbon@[2001:db8::1]`. */
export function readSshTarget({ server = '', port }: Pick<PublishSettings, 'server' | 'port'>): SshTarget {
  const match = /^(?:([^\s@:/'"\\]+)@)?(?:\[([\da-f:.]+)\]|([^\s@:/'"\\[\]]+))$/i.exec(server);
  const host = match?.[2] ?? match?.[3];
  if (host === undefined || host.startsWith('-')) {
    throw new PublishError(
      'settings',
      `“${server}” names no machine: it has to be the name to sign in with and the machine, such as bonbon@example.com.`,
    );
  }
  return { user: match?.[1], host, port };
}

/** The words that name a machine in the commands of OpenSSH. */
export const destinationOf = ({ user, host }: SshTarget): string => (user === undefined ? host : `${user}@${host}`);

/** The command with which an owner tries it. */
export const sshCommandOf = (target: SshTarget): string =>
  `ssh ${target.port === undefined ? '' : `-p ${target.port} `}${destinationOf(target)}`;
