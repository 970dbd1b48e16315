import type { HostKey } from './host.ts';

/** Of a machine that is reached by SSH, for where the computer has no way in of its own, such as a CI service. */
export const sshKey: HostKey = {
  title: 'password or private key',
  variable: 'BONBON_SSH_KEY',
  where: 'If you sign in to that machine with a key of this computer, nothing else is needed.',
  isOptional: true,
};
