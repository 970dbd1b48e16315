import type { PublishSettings } from '#model/publish-schema.ts';
import type { ConnectOptions } from './connection.ts';
import { readSshTarget } from './ssh/ssh-target.ts';

/** Has the owner confirm a machine that is new, before anything is built for it. */
export async function meetMachine(
  settings: PublishSettings,
  options: Pick<ConnectOptions, 'siteFolder' | 'signal' | 'confirm'>,
): Promise<void> {
  switch (settings.host) {
    case 'ssh':
    case 'sftp':
    case 'server': {
      const { knowHost } = await import('./ssh/host-key.ts');
      return knowHost(readSshTarget(settings), options);
    }
    case 'ftps': {
      const { knowServer, usualPort } = await import('./ftps/know-server.ts');
      const { host, port = usualPort } = readSshTarget(settings);
      return knowServer({ host, port }, options);
    }
  }
}
