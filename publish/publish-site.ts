import { randomUUID } from 'node:crypto';
import type { PublishSettings } from '#model/publish-schema.ts';
import { checkFileLimits, checkRoom } from './check-limits.ts';
import type { Clock, Connect, Connection, ConnectOptions, HostedFile, LocalFile } from './connection.ts';
import { isExampleAddress } from './example-address.ts';
import { checkLivePages, type LivePages } from './live-pages.ts';
import { readLocalFiles } from './local-files.ts';
import {
  describePlace,
  formatManifest,
  joinManifests,
  type Manifest,
  parseManifest,
  readManifest,
  writeManifest,
} from './manifest.ts';
import { inOrder, isEmpty, makePlan, type Plan } from './plan.ts';

export type Progress = { file: LocalFile; sentBytes: number; sentFiles: number };

export type PublishOptions = ConnectOptions & {
  /** The built site. */
  folder: string;
  connect: Connect;
  onProgress: (progress: Progress) => void;
};

export type Published = {
  /** Undefined where nobody can look: the owner carries a folder to its place. */
  live: LivePages | undefined;
  address: string | undefined;
  seconds: number;
};

/** What would be done, and doing it. */
export type Publication = {
  plan: Plan;
  /** Of the live site; undefined for a folder, or while site.yaml has the address of an example. */
  address: string | undefined;
  /** Can be stopped, or killed, at any moment: the next one goes on from there. */
  publish: () => Promise<Published>;
  close: () => Promise<void>;
};

/** In milliseconds. Neocities asks for at most one update a minute; nobody needs more elsewhere. */
const betweenPublications: Partial<Record<PublishSettings['host'], number>> = {
  'neocities-free': 60_000,
  neocities: 60_000,
};

/** Looks at what is at the host, and says what would change. Nothing is sent yet. */
export async function openPublication(options: PublishOptions): Promise<Publication> {
  const { settings, siteFolder, folder, siteAddress } = options;
  const files = await readLocalFiles(folder);
  await checkFileLimits(settings.host, folder, files);
  const connection = await options.connect(options);
  try {
    const place = describePlace(settings);
    const here = await readManifest(siteFolder, settings);
    const there = connection.kind === 'files' ? parseManifest(await connection.manifest?.read(), place) : undefined;
    const manifest = { ...joinManifests(here, there, place), before: there?.run ?? '' };
    const hosted = await listHosted(connection, manifest);
    checkRoom(settings.host, { files, hosted, manifest });
    const plan = makePlan(files, hosted, manifest);
    const isLive = settings.host !== 'folder' && !isExampleAddress(siteAddress);
    const address = isLive ? siteAddress : connection.address;
    const keep = keepManifest(options, manifest);
    return {
      plan,
      address,
      async publish() {
        const startMs = options.clock.now();
        const onSent = countSent(options, manifest, keep);
        if (!isEmpty(plan)) {
          await waitForTurn(options, manifest);
          await sendPlan({ connection, plan, manifest, files, folder, keep, onSent, clock: options.clock });
        }
        const live =
          address === undefined
            ? undefined
            : await checkLivePages(address, files, { ...options, rendered: connection.rendered });
        return { live, address, seconds: (options.clock.now() - startMs) / 1000 };
      },
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function listHosted(connection: Connection, { files }: Manifest): Promise<HostedFile[]> {
  const listed = await connection.list();
  return listed ?? Object.entries(files).map(([path, sha1]) => ({ path, ...(sha1 && { sha1 }) }));
}

async function waitForTurn({ settings, clock, signal, say }: PublishOptions, { endedAt }: Manifest): Promise<void> {
  const pause = betweenPublications[settings.host] ?? 0;
  const ms = endedAt === undefined ? 0 : Math.min(pause, endedAt + pause - clock.now());
  if (ms <= 0) return;
  say(`The host asks for at most one update a minute: going on in ${Math.ceil(ms / 1000)} s.`);
  await clock.wait(ms, signal);
}

type Keep = () => Promise<void>;

/** One write at a time, each with the newest state. */
function keepManifest({ siteFolder, settings }: PublishOptions, manifest: Manifest): Keep {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => writeManifest(siteFolder, settings, manifest));
    return last;
  };
}

function countSent({ onProgress }: PublishOptions, manifest: Manifest, keep: Keep) {
  let [sentBytes, sentFiles] = [0, 0];
  return async (file: LocalFile) => {
    manifest.files[file.path] = file.sha1;
    sentBytes += file.bytes;
    sentFiles += 1;
    onProgress({ file, sentBytes, sentFiles });
    await keep();
  };
}

type Sending = {
  connection: Connection;
  plan: Plan;
  manifest: Manifest;
  files: readonly LocalFile[];
  folder: string;
  keep: Keep;
  onSent: (file: LocalFile) => Promise<void>;
  clock: Clock;
};

async function sendPlan({ connection, plan, manifest, files, folder, keep, onSent, clock }: Sending): Promise<void> {
  const toSend = inOrder([...plan.added, ...plan.changed]);
  // Claimed before it is there: what a killed publication put there is known as ours.
  manifest.run = randomUUID();
  delete manifest.endedAt;
  for (const { path } of toSend) manifest.files[path] = '';
  await keep();
  if (connection.kind === 'version') {
    await connection.replace({ folder, files }, onSent);
    manifest.files = {};
  } else {
    if (plan.added.length > 0) await connection.manifest?.write(formatManifest(manifest));
    if (toSend.length > 0) await connection.send(toSend, onSent);
    if (plan.removed.length > 0) await connection.remove(plan.removed.map(({ path }) => path));
    for (const { path } of plan.removed) delete manifest.files[path];
  }
  for (const { path, sha1 } of files) manifest.files[path] = sha1;
  manifest.endedAt = clock.now();
  await keep();
  if (connection.kind === 'files') await connection.manifest?.write(formatManifest(manifest));
}
