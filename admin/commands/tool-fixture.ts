import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands } from '#admin/guestbook/commands.ts';
import { bareEntry } from '#model/bare-entry-fixture.ts';
import type { Heart } from '#model/guestbook-hearts.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import type { Command } from './command.ts';
import { nameProgram, type Typed, writeCommand } from './program-name.ts';
import { runCommand } from './run-command.ts';
import type { Tool } from './tool.ts';

// An owner at a terminal, for tests. Nothing but tests imports this file.

export type Run = { code: number; out: string; notes: string; questions: string[] };
export type RunOptions = {
  /** What the owner answers; without it, there is no terminal to ask in. */
  answers?: boolean | (() => boolean);
  /** The standard input. */
  input?: string;
  commands?: readonly Command[];
  verb?: string;
  width?: number;
  siteOption?: string;
  tool?: Partial<Tool>;
};

export const startMs = 1_760_000_000_000;

export function makeEntry(number: number, changes: Partial<OwnerRow> = {}): OwnerRow {
  return {
    id: String(startMs + number),
    name: `Praline ${number}`,
    website: '',
    message: `Hello, number ${number}!`,
    time: startMs + number,
    ...bareEntry,
    held_because: null,
    audience: null,
    hearts: 0,
    ...changes,
  };
}

/** A folder with a site.yaml and a built-in guestbook; `await using` removes it at the end of the test. */
export async function openFixture(
  entries: readonly OwnerRow[] = [],
  siteFile = 'services:\n  guestbook: built-in\n',
  hearts: readonly Heart[] = [],
) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const dataFolder = join(folder, 'data');
  await writeFile(join(folder, 'site.yaml'), siteFile);
  const store = createOwnerStore(openDatabase(dataFolder));
  await store.addParts({ entries, hearts, blocks: [] });
  let isOpen = true;
  const close = () => {
    if (isOpen) store.close();
    isOpen = false;
  };
  return {
    folder,
    dataFolder,
    store,
    /** As when the server stops. */
    close,
    run: (typed: string[], options: RunOptions = {}) => runCaptured(folder, typed, options),
    [Symbol.asyncDispose]: async () => {
      close();
      await rm(folder, { recursive: true });
    },
  };
}

/** What a command prints and asks, and its exit code. `folder` is the owner's, with the content in it. */
export async function runCaptured(folder: string, typed: string[], options: RunOptions): Promise<Run> {
  const run = { out: '', notes: '', questions: [] as string[] };
  const { answers, input, verb = 'guestbook' } = options;
  const program: Typed = {
    verb,
    siteOption: options.siteOption,
    environment: { npm_lifecycle_event: verb },
  };
  const tool: Tool = {
    program: nameProgram(program),
    writeCommand: (...command) => writeCommand(program, ...command),
    terminal: {
      print: (line) => {
        run.out += `${line}\n`;
      },
      note: (line) => {
        run.notes += `${line}\n`;
      },
      write: async (part) => {
        run.out += part;
      },
      ask: async (question) => {
        run.questions.push(question);
        return typeof answers === 'function' ? answers() : (answers ?? false);
      },
      readInput: async () => input ?? '',
      canAsk: answers !== undefined,
      hasKeyboard: false,
      paint: (_, text) => text,
      width: options.width ?? 80,
    },
    environment: { DATA_FOLDER: join(folder, 'data') },
    now: () => startMs + 1_000_000,
    workFolder: folder,
    home: folder,
    contentFolder: folder,
    engineFolder: join(folder, 'node_modules/bonbon'),
    strayFolder: join(folder, 'scripts/data'),
    fetch: () => Promise.reject(new TypeError('A test must not use the network.')),
    ...options.tool,
  };
  const code = await runCommand(options.commands ?? commands, typed, tool);
  return { code, ...run };
}
