import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { beginBuild } from '#build/output/build-folder.ts';
import { goBack } from '#build/output/go-back.ts';
import type { BuildFile, ReceiveEvent } from '#model/build-transfer.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { DatabaseProblem } from '#model/health.ts';
import { incomingFolder, listBuild } from './held-build.ts';
import { openTransfer } from './read-transfer.ts';
import type { Served } from './served-builds.ts';
import { tryBuild } from './try-build.ts';

export type ReceiveOptions = {
  /** The folder with `dist/`. */
  home: string;
  input: AsyncIterable<Buffer>;
  /** Resolves with what the running servers serve; empty if none answers. */
  readServed: () => Promise<readonly Served[]>;
  /** How long the running server may take to serve a new build. */
  patienceMs: number;
  pause: (ms: number) => Promise<void>;
  /** A server that hangs makes each question take long. */
  now: () => number;
  onEvent: (event: ReceiveEvent) => void;
};

/**
 * Lays a new build beside the live one, tries it, and switches to it. Throws a `ToolError` if that fails, and then the live one is
 * as it was.
 */
export async function receiveBuild(options: ReceiveOptions): Promise<void> {
  const { home, input, onEvent } = options;
  const dist = join(home, 'dist');
  const incoming = join(home, incomingFolder);
  const wasServed = await options.readServed();
  const transfer = openTransfer(input);
  const { files, needsDatabase = true } = await transfer.readHead();
  const problem = needsDatabase ? findProblem(wasServed) : undefined;
  if (problem !== undefined) throw new ToolError(describeProblem(problem, 'The site stays as it was'));
  for (const file of files.filter(({ isSent }) => isSent)) {
    await transfer.keepFile(file, incoming);
    onEvent({ got: file.path });
  }

  const build = await beginBuild(dist);
  let fingerprint: string;
  try {
    await assemble(files, build.folder, { incoming, dist });
    fingerprint = await tryBuild(
      build.folder,
      files.map(({ path }) => path),
    );
    await build.publish();
  } catch (error) {
    await build.discard();
    throw error;
  }
  await rm(incoming, { recursive: true, force: true });

  if (wasServed.length === 0) {
    onEvent({ say: 'No server answers on that machine yet. It serves the new version as soon as it starts.' });
    return;
  }
  const served = await waitForServed(fingerprint, options);
  // A version with a guestbook may be the first that needs the database.
  const newProblem = served && findProblem([served]);
  if (served && newProblem === undefined) return;
  const isBack = await goBack(dist);
  if (newProblem !== undefined) {
    throw new ToolError(describeProblem(newProblem, isBack ? 'The version from before was put back' : undefined));
  }
  throw new ToolError(
    `The server did not begin to serve the new version within ${Math.round(options.patienceMs / 1000)} seconds${
      isBack ? ', so the one from before was put back' : ''
    }. Its log says why: ${logCommand}`,
  );
}

const logCommand = 'sudo journalctl -u bonbon';

const problems: Record<DatabaseProblem, string> = {
  broken: 'its database is broken',
  missing: 'its database is missing',
  full: 'its disk is full',
  failing: 'its disk is failing',
  denied: 'it may not write to its data folder',
  busy: 'another program has locked its database',
  newer: 'a newer Bonbon than the one there has used its database',
};

/** A lock ends by itself. */
const findProblem = (served: readonly Served[]): DatabaseProblem | undefined =>
  served.find(({ problem }) => problem !== undefined && problem !== 'busy')?.problem;

const describeProblem = (problem: DatabaseProblem, result: string | undefined): string =>
  [
    `The server cannot store messages and visits: ${problems[problem]}.`,
    ...(result === undefined ? [] : [`${result}.`]),
    `Mend that first: the server's log says how, on that machine: ${logCommand}`,
    'A site without them can be published all the same: guestbook: none and counter: none under services in content/site.yaml.',
  ].join(' ');

type Sources = { incoming: string; dist: string };

async function assemble(files: readonly BuildFile[], folder: string, { incoming, dist }: Sources): Promise<void> {
  const live = new Map((await listBuild(dist)).map(({ path, sha1 }) => [sha1, join(dist, path)]));
  for (const { path, sha1 } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    const held = join(incoming, sha1);
    // A file is never changed once it is in a build, so both may be the same one on the disk.
    await takeFile(held, target).catch(() => {
      const source = live.get(sha1);
      if (source === undefined)
        throw new ToolError(`${path} is missing: the site has changed meanwhile. Publish again.`);
      return takeFile(source, target);
    });
  }
  const has = (path: string) => files.some((file) => file.path === path);
  if (!has(builtFolder.settings) || !has(`${builtFolder.site}/index.html`))
    throw new ToolError('The new version has no first page. Build it again.');
}

const takeFile = (source: string, target: string) => link(source, target).catch(() => copyFile(source, target));

async function waitForServed(
  fingerprint: string,
  { readServed, patienceMs, pause, now }: ReceiveOptions,
): Promise<Served | undefined> {
  const stepMs = 100;
  for (const untilMs = now() + patienceMs; now() < untilMs; ) {
    const served = (await readServed()).find(({ build }) => build === fingerprint);
    if (served) return served;
    await pause(stepMs);
  }
  return undefined;
}
