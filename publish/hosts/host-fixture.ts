import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import tls from 'node:tls';
import { onTestFinished } from 'vitest';
import type { PublishHost, PublishSettings } from '#model/publish-schema.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { startFtpsServer, whyNoFtpsServer } from '../ftps/ftps-server-fixture.ts';
import { hostedManifest } from '../manifest.ts';
import { makeFolder } from '../publish-fixture.ts';
import { startSshServer, whyNoSshServer } from '../ssh/ssh-server-fixture.ts';
import { startFakeCloudflare } from './fake-cloudflare.ts';
import { gitServerIsMissing, startFakeGithub } from './fake-github.ts';
import type { FakeHost } from './fake-host.ts';
import { serveFakeNekoweb } from './fake-nekoweb.ts';
import { serveFakeNeocities } from './fake-neocities.ts';
import { startFakeNetlify } from './fake-netlify.ts';
import { type Files, readFolder, without } from './publication-fixture.ts';
import { makeServerHome } from './server-home-fixture.ts';

/** A host on this machine, which ends with the test. */
export type StandIn = {
  settings: PublishSettings;
  key: string | undefined;
  siteAddress: string;
  apiAddress: string | undefined;
  /** For processes that publish there. */
  environment: Record<string, string>;
  /** Makes ready a folder that is published from. */
  prepare: (siteFolder: string) => Promise<void>;
  /** What Bonbon has put there. */
  read: () => Files;
};

type Options = {
  /** Called for each request that a host gets by HTTP, before it is answered. */
  onRequest?: () => void;
  /** Tests that run side by side have an end of their own. */
  onEnd?: typeof onTestFinished;
  /** Whether a machine lets the owner in with a password; otherwise it does with a private key. */
  takesPassword?: boolean;
};
const serverSettings: ServerSettings = {
  ...{ base: '/', contentSecurityPolicy: "default-src 'self'", documents: {}, ownPages: [], songs: [] },
  ...{ site: { title: 'Bonbon', address: 'https://bonbon.example/', language: 'en' } },
  ...{ guestbook: null, countsVisits: false },
};

type Start = (options: Required<Options>) => Promise<Partial<StandIn> & Pick<StandIn, 'settings' | 'read'>>;

const rsyncIsMissing = spawnSync('rsync', ['--version']).error !== undefined;
const readPlace = (folder: string) => without(readFolder(folder), hostedManifest);

/** Secret, and with what shells and programs could take for something else. */
const secret = `s3cret-"of" the 'owner' $HOME & 100%`;
const plainSecret = 'a-secret-of-the-owner-0123456789';

const starts: Record<PublishHost, Start> = {
  'neocities-free': (options) => startNeocities('neocities-free', options),
  neocities: (options) => startNeocities('neocities', options),
  async nekoweb({ onRequest, onEnd }) {
    const fake = await serveFakeNekoweb({ key: plainSecret, before: () => void onRequest() });
    onEnd(fake.close);
    const read = () => without(readFake(fake), 'not_found.html', 'elements.css', 'cursor.png');
    const addresses = { siteAddress: fake.address, apiAddress: `${fake.address}api/` };
    return { settings: { host: 'nekoweb', name: 'bonbon' }, key: plainSecret, ...addresses, read };
  },
  async 'github-pages'({ onRequest, onEnd }) {
    const folder = await makeFolder(onEnd);
    const github = await startFakeGithub({ token: plainSecret, folder, onRequest });
    onEnd(() => github[Symbol.asyncDispose]());
    return {
      settings: { host: 'github-pages', repository: github.repository },
      key: plainSecret,
      async prepare(siteFolder) {
        const git = (...args: string[]) => execFileSync('git', ['-C', siteFolder, ...args]);
        git('init', '--quiet');
        git('config', 'user.name', 'Mochi');
        git('config', 'user.email', 'mochi@example.com');
      },
      read: () => without(github.read(), '.bonbon-published'),
    };
  },
  async cloudflare({ onRequest, onEnd }) {
    const account = '0123456789abcdef0123456789abcdef';
    const fake = await startFakeCloudflare({ key: plainSecret, account, project: 'bonbon', onRequest });
    onEnd(() => fake[Symbol.asyncDispose]());
    const settings = { host: 'cloudflare' as const, project: 'bonbon', account };
    return { settings, key: plainSecret, apiAddress: fake.address, read: fake.live };
  },
  async netlify({ onRequest, onEnd }) {
    const fake = await startFakeNetlify({ key: plainSecret, name: 'bonbon', onRequest });
    onEnd(() => fake[Symbol.asyncDispose]());
    const read = () => fake.live() as Files;
    return { settings: { host: 'netlify', project: 'bonbon' }, key: plainSecret, apiAddress: fake.address, read };
  },
  async server({ onEnd, takesPassword }) {
    const { settings, key } = await startMachine(onEnd, takesPassword);
    const home = await makeServerHome(onEnd);
    return {
      settings: { host: 'server', ...settings, folder: home },
      key,
      async prepare(siteFolder) {
        await mkdir(join(siteFolder, 'dist'), { recursive: true });
        await writeFile(join(siteFolder, 'dist/server.json'), JSON.stringify(serverSettings));
      },
      read: () => readFolder(join(home, 'dist/site')),
    };
  },
  ssh: (options) => startWebSpace('ssh', options),
  sftp: (options) => startWebSpace('sftp', options),
  async ftps({ onEnd }) {
    const server = await startFtpsServer({ password: secret });
    const before = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...before, server.certificate]);
    onEnd(async () => {
      tls.setDefaultCACertificates(before);
      await server[Symbol.asyncDispose]();
    });
    const [folder, own] = [await makeFolder(onEnd), await makeFolder(onEnd)];
    const certificate = join(own, 'certificate.pem');
    writeFileSync(certificate, server.certificate);
    return {
      settings: { host: 'ftps', ...server.settings, folder },
      key: secret,
      environment: { NODE_EXTRA_CA_CERTS: certificate },
      read: () => readPlace(folder),
    };
  },
  async folder({ onEnd }) {
    const folder = await makeFolder(onEnd);
    return { settings: { host: 'folder', folder }, read: () => readPlace(folder) };
  },
};

const missing: Partial<Record<PublishHost, string | false>> = {
  'github-pages': gitServerIsMissing && 'git is not installed here',
  server: whyNoSshServer,
  ssh: whyNoSshServer || (rsyncIsMissing && 'rsync is not installed here'),
  sftp: whyNoSshServer,
  ftps: whyNoFtpsServer,
};

/** Every host, with what is missing on this machine for it, if anything. */
export const standIns = (Object.keys(starts) as PublishHost[]).map((host) => ({
  host,
  whyMissing: missing[host] || undefined,
}));

export async function startStandIn(
  host: PublishHost,
  { onRequest = () => {}, onEnd = onTestFinished, takesPassword = false }: Options = {},
): Promise<StandIn> {
  return {
    ...{ key: undefined, apiAddress: undefined, environment: {}, prepare: async () => {} },
    // Nobody listens there: what visitors get is another test's matter.
    siteAddress: 'http://127.0.0.1:9/',
    ...(await starts[host]({ onRequest, onEnd, takesPassword })),
  };
}

async function startNeocities(
  host: 'neocities-free' | 'neocities',
  { onRequest, onEnd }: Required<Options>,
): ReturnType<Start> {
  const isSupporter = host === 'neocities';
  const fake = await serveFakeNeocities({ key: plainSecret, isSupporter, before: () => void onRequest() });
  onEnd(fake.close);
  const addresses = { siteAddress: fake.address, apiAddress: fake.address };
  const read = () => without(readFake(fake), 'neocities.png');
  return { settings: { host, name: 'bonbon' }, key: plainSecret, ...addresses, read };
}

const readFake = ({ files }: FakeHost): Files =>
  without(Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.toString()])), hostedManifest);

async function startMachine(onEnd: typeof onTestFinished, takesPassword: boolean) {
  const server = await startSshServer(takesPassword ? { password: secret } : {});
  onEnd(() => server[Symbol.asyncDispose]());
  return { settings: server.settings, key: takesPassword ? secret : server.key };
}

async function startWebSpace(host: 'ssh' | 'sftp', { onEnd, takesPassword }: Required<Options>): ReturnType<Start> {
  const { settings, key } = await startMachine(onEnd, takesPassword);
  const folder = await makeFolder(onEnd);
  return { settings: { host, ...settings, folder }, key, read: () => readPlace(folder) };
}
