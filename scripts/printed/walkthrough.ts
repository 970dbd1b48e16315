import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { entriesTable, formFactsHeader, writeFormFacts } from '#model/guestbook-table.ts';
import { databaseFile } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import type { CleanCopy } from './clean-copy.ts';
import type { Result, Running, Terminal, TypeOptions } from './terminal.ts';
import type { Where } from './where.ts';

/** The address of the finished site in the documents. */
export const siteAddress = 'http://localhost:3000/';

export type Walkthrough = {
  /** Where commands are typed now, such as the clean copy. Files are read and written relative to it. */
  folder: string;
  /** The content folder of the site there, such as `content`. */
  content: string;
  clone: string;
  /** The folder around the clone, with `../my-site` and the others. */
  outerFolder: string;
  hasGit: boolean;
  goTo: (where: Where) => Promise<void>;
  /** A folder outside the project, for example as a USB stick. */
  otherFolder: string;
  /** Runs the command exactly as it is printed, and fails unless it exits with 0. */
  type: (options?: TypeOptions & Replacements) => Promise<Result>;
  /** Starts the command exactly as it is printed. */
  start: (options?: Replacements) => Running;
  /** Starts the server of this folder's site, unless it runs, with `npm start` as README prints it. */
  serve: () => Promise<void>;
  /** Keeps a server that the command itself started as the running one. */
  keepServing: (server: Running) => void;
  endServer: () => Promise<void>;
  /** Signs as a visitor's browser does. Returns the entry's id. */
  sign: (message: string, form?: { isTrapped?: boolean; website?: string }) => Promise<string>;
  /** What visitors see, newest first. */
  listMessages: () => Promise<SeenMessage[]>;
  /** Counts the entries in the data folder that the documents name, in any state. */
  countEntries: () => number;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  /** Changes a file, lets `act` happen, and puts back what was there. */
  withChange: (file: string, change: (text: string) => string, act: () => Promise<void>) => Promise<void>;
  terminal: Terminal;
  /** Runs at the very end, also after a failure. */
  atEnd: (cleanUp: () => Promise<void>) => void;
};
type SeenMessage = { id: string; message: string; state: string; reply: string | null };
type Replacements = {
  /** Values from an earlier command or from this machine, by the example that they replace in the document. */
  inPlaceOf?: Record<string, string>;
  /** Accepts any exit code. */
  mayFail?: boolean;
};

type WalkthroughOptions = {
  copy: CleanCopy;
  otherFolder: string;
  terminal: Terminal;
  /** The command that is checked now. */
  readTyped: () => string;
  atEnd: (cleanUp: () => Promise<void>) => void;
};

export function openWalkthrough({ copy, otherFolder, terminal, readTyped, atEnd }: WalkthroughOptions): Walkthrough {
  const folders = {
    clone: copy.folder,
    site: join(copy.outerFolder, 'my-site'),
    fork: join(copy.outerFolder, 'fork'),
  };
  let folder = copy.folder;
  let server: Running | undefined;
  let servedFolder = '';
  let lastTime = 0;

  function fillIn(inPlaceOf: Record<string, string> = {}): string {
    return Object.entries(inPlaceOf).reduce((line, [example, value]) => {
      assert(line.includes(example), `${line} has no ${example} in it`);
      return line.replace(example, () => value);
    }, readTyped());
  }
  const path = (file: string) => join(folder, file);
  const read = (file: string) => readFile(path(file), 'utf8');
  const write = (file: string, text: string) => writeFile(path(file), text);

  function enter(other: string) {
    folder = other;
    terminal.goTo(other);
  }
  async function endServer() {
    await server?.stop();
    server = undefined;
  }
  /** As in the guide, for a document that comes later. */
  async function makeSite() {
    for (const [where, line] of [
      [folders.clone, 'npm run new -- ../my-site --sample'],
      [folders.site, 'npm install'],
    ] as const) {
      enter(where);
      const { code, printed } = await terminal.run(line);
      assert.equal(code, 0, `${line} exited with ${code}:\n${printed}`);
    }
  }

  return {
    get folder() {
      return folder;
    },
    get content() {
      return folder === folders.clone ? 'sample/content' : 'content';
    },
    clone: folders.clone,
    outerFolder: copy.outerFolder,
    hasGit: copy.hasGit,
    async goTo(where) {
      if (where === 'site' && !existsSync(folders.site)) await makeSite();
      enter(folders[where]);
    },
    otherFolder,
    terminal,
    atEnd,
    async type({ inPlaceOf, answer, mayFail = false } = {}) {
      const result = await terminal.run(fillIn(inPlaceOf), { answer });
      if (!mayFail) assert.equal(result.code, 0, `It exited with ${result.code}:\n${result.printed}`);
      return result;
    },
    start: ({ inPlaceOf } = {}) => terminal.start(fillIn(inPlaceOf)),
    async serve() {
      if (server && servedFolder === folder) return;
      await endServer();
      server = terminal.start('npm start');
      servedFolder = folder;
      await server.waitFor(/http:\/\/localhost:3000\b/);
    },
    keepServing: (started) => {
      server = started;
      servedFolder = folder;
    },
    endServer,
    async sign(message, { isTrapped = false, website = '' } = {}) {
      const time = Math.max(Date.now(), lastTime + 1);
      lastTime = time;
      const answer = await fetch(`${siteAddress}rest/v1/${entriesTable}?select=*`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [formFactsHeader]: writeFormFacts({ isTrapped, fillMs: 60_000 }),
        },
        body: JSON.stringify({ id: String(time), name: 'Hoot', website, message, time }),
      });
      assert.equal(answer.status, 201, `Signing was answered with ${answer.status}: ${await answer.text()}`);
      return String(time);
    },
    async listMessages() {
      const answer = await fetch(`${siteAddress}rest/v1/${entriesTable}?select=*&order=time.desc&limit=200`);
      return (await answer.json()) as SeenMessage[];
    },
    countEntries: () => inspectDatabase(path(join('data', databaseFile))).entryCount,
    read,
    write,
    async withChange(file, change, act) {
      const before = await read(file);
      const after = change(before);
      assert.notEqual(after, before, `${file} has nothing to change`);
      await write(file, after);
      try {
        await act();
      } finally {
        await write(file, before);
      }
    },
  };
}

/** Resolves when `isTrue` does so with true; rejects after a minute. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const startMs = Date.now();
  while (!(await isTrue())) {
    assert(Date.now() - startMs < 60_000, `After a minute this was still not true: ${what}`);
    await pause(50);
  }
}
