import { neededSettings, type PublishHost, type PublishSettings } from '#model/publish-schema.ts';
import { connections } from './hosts/connections.ts';
import type { Host, HostKey, HostName } from './hosts/host.ts';
import { findHost } from './hosts/hosts.ts';

/** A place that an owner can choose, and what is needed there. */
export type Offer = {
  host: PublishHost;
  title: string;
  /** In a few sentences. */
  needs: readonly string[];
  settings: readonly (typeof neededSettings)[PublishHost][number][];
  key?: HostKey | undefined;
};

type Way = Pick<Offer, 'title' | 'needs' | 'key'>;

/** Ways to a folder on another machine; what is built is the same for all. */
const ways: Partial<Record<PublishHost, Way>> = {
  ssh: {
    title: 'A machine of yours, by SSH',
    needs: ['You need a machine with a web server, SSH and rsync, and your key for it in the SSH agent or in ~/.ssh.'],
    key: {
      title: 'password or private key',
      variable: 'BONBON_SSH_KEY',
      where: 'If you sign in to that machine with a key of this computer, none is needed.',
    },
  },
  sftp: {
    title: 'Web space, by SFTP',
    needs: ['You need web space with SFTP, and its password or your SSH key.'],
    key: {
      title: 'password',
      variable: 'BONBON_SFTP_PASSWORD',
      where: 'The host of your web space gave it to you with the name of its server. With an SSH key, leave it out.',
    },
  },
  ftps: {
    title: 'Web space, by FTP with encryption',
    needs: ['You need web space with FTPS (FTP over TLS), and its password. FTP without encryption is not used.'],
    key: {
      title: 'password',
      variable: 'BONBON_FTPS_PASSWORD',
      where: 'The host of your web space gave it to you with the name of its server.',
    },
  },
  folder: { title: 'A folder', needs: ['You carry the folder to its place yourself, or a web server reads it.'] },
};

/** Hosts whose key may be missing: the system's own programs know another way in. */
const keyIsOptional: readonly PublishHost[] = ['ssh', 'sftp', 'github-pages'];

/** Of the build that this host needs. */
export const buildHostOf = (host: PublishHost): HostName =>
  host === 'ssh' || host === 'sftp' || host === 'ftps' ? 'folder' : host;

export function findOffer(host: PublishHost): Offer {
  const facts: Host = findHost(buildHostOf(host));
  const { title, needs, key } = ways[host] ?? facts;
  return { host, title, needs, key, settings: neededSettings[host] };
}

/** Every host that there is a way to, in the order of `publishHosts`. */
export const listOffers = (): Offer[] => (Object.keys(connections) as PublishHost[]).map(findOffer);

export const needsKey = ({ host, key }: Offer): boolean => key !== undefined && !keyIsOptional.includes(host);

/** The address that a site gets there with these settings; undefined if that is the owner's to know. */
export function guessAddress({ host, name }: PublishSettings): string | undefined {
  if (name === undefined) return undefined;
  if (host === 'nekoweb') return `https://${name.toLowerCase()}.nekoweb.org/`;
  return host === 'neocities' || host === 'neocities-free' ? `https://${name.toLowerCase()}.neocities.org/` : undefined;
}
