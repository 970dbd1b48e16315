import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  type BuildFile,
  type HeldBuild,
  type ReceiveEvent,
  type SentBuild,
  transferVersion,
} from '#model/build-transfer.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import type { Connect, ConnectOptions, HostedFile, LocalFile, OnSent, VersionConnection } from '../connection.ts';
import { readLocalFiles } from '../local-files.ts';
import { PublishError } from '../publish-error.ts';
import { openShell } from './server-shell.ts';

/** Where the docs put Bonbon on a server: the home of the user who signs in. */
const defaultFolder = '.';
const sitePrefix = `${builtFolder.site}/`;

/** A machine that runs Bonbon's own server, reached by SSH. */
export const connectServer: Connect = async (options) => {
  const shell = await openShell(options);
  const command = receiveCommand(options.settings.folder ?? defaultFolder);
  const ask = async (): Promise<HeldBuild> => {
    const printed = await shell.run(`${command} --list`);
    const held = parseLine<HeldBuild>(printed.trim().split('\n').at(-1) ?? '');
    if (held?.transfer !== transferVersion || !Array.isArray(held.files))
      throw new PublishError('refused', 'Bonbon on the server and here are too far apart.', {
        waysOut: ['Update Bonbon on the server: docs/own-server.md says how.'],
      });
    return held;
  };
  return {
    kind: 'version',
    rendered: await listRendered(options),
    signIn: async () => void (await ask()),
    async list() {
      return listForPlan((await ask()).files, await readBesides(options));
    },
    async replace({ folder, files }, onSent) {
      const { files: live, held } = await ask();
      const known = new Set([...live.map(({ sha1 }) => sha1), ...held]);
      const inSite = files.map((file) => ({ ...file, path: sitePrefix + file.path }));
      const all = [...inSite, ...(await readBuildBesides(dirname(folder)))];
      const sent = all.filter(({ sha1 }) => !known.has(sha1) && known.add(sha1));
      const head = all.map((file) => ({ ...toFact(file), isSent: sent.includes(file) }));
      const { guestbook, countsVisits } = await readServerSettings(folder);
      const needsDatabase = guestbook !== null || countsVisits !== false;
      const input = async function* () {
        yield `${JSON.stringify({ transfer: transferVersion, files: head, needsDatabase } satisfies SentBuild)}\n`;
        for (const { source } of sent) yield* createReadStream(source);
      };
      const byPath = new Map(files.map((file) => [sitePrefix + file.path, file]));
      await follow(shell.stream(command, input()), byPath, onSent, options);
    },
    close: shell.close,
  } satisfies VersionConnection;
};

const toFact = ({ path, bytes, sha1 }: LocalFile): BuildFile => ({ path, bytes, sha1 });

/** The folder is the owner's, and may have spaces. */
function receiveCommand(folder: string): string {
  const quoted = `'${folder.replaceAll("'", `'\\''`)}'`;
  return `cd ${quoted} && exec node_modules/.bin/bonbon receive`;
}

async function follow(
  lines: AsyncIterable<string>,
  files: ReadonlyMap<string, LocalFile>,
  onSent: OnSent,
  { say }: ConnectOptions,
): Promise<void> {
  let isDone = false;
  for await (const line of lines) {
    const event = parseLine<ReceiveEvent>(line);
    if (event === undefined) continue;
    if ('got' in event) {
      const file = files.get(event.got);
      if (file) await onSent(file);
    }
    if ('say' in event) say(event.say);
    if ('error' in event) throw new PublishError('refused', event.error);
    if ('done' in event) isDone = true;
  }
  if (!isDone) throw new PublishError('unreachable', 'The line to the server broke. What has arrived stays there.');
}

function parseLine<Shape>(line: string): Shape | undefined {
  try {
    return JSON.parse(line) as Shape;
  } catch {
    return undefined;
  }
}

/** Everything of a build but the site: the server's settings, and what it renders with. */
async function readBuildBesides(build: string): Promise<LocalFile[]> {
  const files = await readLocalFiles(build);
  return files.filter(({ path }) => path === builtFolder.settings || path.startsWith(`${builtFolder.render}/`));
}

const readBesides = async ({ folder }: ConnectOptions) =>
  folder === undefined ? [] : readBuildBesides(dirname(folder));

/** What the site is made of there. If the server would render from something else, the first page counts as changed. */
function listForPlan(live: readonly BuildFile[], besides: readonly LocalFile[]): HostedFile[] {
  const isBeside = ({ path }: BuildFile) => !path.startsWith(sitePrefix);
  const describe = (files: readonly BuildFile[]) =>
    files
      .map(({ path, sha1 }) => `${path} ${sha1}`)
      .sort()
      .join('\n');
  const isSame = describe(live.filter(isBeside)) === describe(besides);
  return live
    .filter((file) => !isBeside(file))
    .map(({ path, bytes, sha1 }) => ({ path: path.slice(sitePrefix.length), bytes, sha1 }))
    .map((file) => (isSame || file.path !== 'index.html' ? file : { ...file, sha1: '' }));
}

async function listRendered({ folder }: ConnectOptions): Promise<string[]> {
  if (folder === undefined) return [];
  const { guestbookPage } = await readServerSettings(folder);
  return guestbookPage === undefined ? [] : [`${guestbookPage}/index.html`];
}

async function readServerSettings(folder: string): Promise<Partial<ServerSettings>> {
  return JSON.parse(await readFile(`${dirname(folder)}/${builtFolder.settings}`, 'utf8').catch(() => '{}'));
}
