import { neededSettings, type PublishHost, type PublishSettings, usualSettings } from '#model/publish-schema.ts';
import { connections } from './hosts/connections.ts';
import type { FolderWay, HostKey, HostName } from './hosts/host.ts';
import { findHost, isHostName } from './hosts/hosts.ts';
import { sshKey } from './hosts/ssh-key.ts';

/** A place that an owner can choose, and what is needed there. */
export type Offer = {
  host: PublishHost;
  title: string;
  /** In a few sentences. */
  needs: readonly string[];
  settings: readonly (typeof neededSettings)[PublishHost][number][];
  /** What may be left out, and what it is then. */
  usual: (typeof usualSettings)[PublishHost] & {};
  key?: HostKey | undefined;
};

type Way = Pick<Offer, 'title' | 'needs' | 'key'>;

/** Ways to a folder on another machine; what is built is the same for all. */
const ways: Record<FolderWay | 'folder', Way> = {
  ssh: {
    title: 'A server of my own, by SSH',
    needs: ['You need a machine with a web server, SSH and rsync, and your key for it in the SSH agent or in ~/.ssh.'],
    key: sshKey,
  },
  sftp: {
    title: 'Web space, by SFTP',
    needs: ['You need web space with SFTP, and its password or your SSH key.'],
    key: {
      title: 'password',
      variable: 'BONBON_SFTP_PASSWORD',
      where:
        'The host of your web space gave you the password with the name of its server. With an SSH key, leave it out.',
      isOptional: true,
    },
  },
  ftps: {
    title: 'Web space, by FTP with encryption',
    needs: ['You need web space with FTPS (FTP over TLS), and its password. FTP without encryption is not used.'],
    key: {
      title: 'password',
      variable: 'BONBON_FTPS_PASSWORD',
      where: 'The host of your web space gave you the password with the name of its server.',
    },
  },
  folder: {
    title: 'A folder on this computer',
    needs: ['You carry the folder to its place yourself, or a web server reads it.'],
  },
};

/** Of the build that this host needs. */
export const buildHostOf = (host: PublishHost): HostName => (isHostName(host) ? host : 'folder');

export function findOffer(host: PublishHost): Offer {
  const { title, needs, key }: Way = host in ways ? ways[host as keyof typeof ways] : findHost(buildHostOf(host));
  return { host, title, needs, key, settings: neededSettings[host], usual: usualSettings[host] ?? {} };
}

/** Every host, in the order in which they are offered. */
export const listOffers = (): Offer[] => (Object.keys(connections) as PublishHost[]).map(findOffer);

export const needsKey = ({ key }: Offer): boolean => key !== undefined && !key.isOptional;

/** The address that a site gets there with these settings; undefined if that is the owner's to know. */
export function guessAddress({ host, name = '', project = '', repository = '' }: PublishSettings): string | undefined {
  switch (host) {
    case 'neocities':
    case 'neocities-free':
      return `https://${name.toLowerCase()}.neocities.org/`;
    case 'nekoweb':
      return `https://${name.toLowerCase()}.nekoweb.org/`;
    case 'netlify':
      return guessBelow('netlify.app', project);
    case 'cloudflare':
      return guessBelow('pages.dev', project);
    case 'github-pages':
      return guessPages(repository);
    default:
      return undefined;
  }
}

/** Such a project may also be named by its id, or by a domain of its own. */
const guessBelow = (domain: string, project: string) =>
  /^[a-z\d][a-z\d-]{0,62}$/i.test(project) ? `https://${project.toLowerCase()}.${domain}/` : undefined;

function guessPages(repository: string): string | undefined {
  const [, user, name] = /github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(repository) ?? [];
  if (user === undefined || name === undefined) return undefined;
  const host = `${user.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
