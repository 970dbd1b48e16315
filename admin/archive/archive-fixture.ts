import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeEntry, type Run, type RunOptions, runCaptured, startMs } from '#admin/commands/tool-fixture.ts';
import { createSheet, writeDrawing } from '#model/drawing.ts';
import type { ImportParts } from '#model/guestbook-owner.ts';
import { addMissingButtons } from '#server/guestbook/buttons/button-store.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import { addMissingVisits } from '#server/visitors/store.ts';
import { exportCommand } from './export-command.ts';
import { makeImportCommand } from './import-command.ts';

const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const largestDrawing = writeDrawing(createSheet().map((_, pixel) => (pixel * pixel + (pixel >> 3)) & 7));

/** Of everything that a guestbook keeps, one. */
export const wholeBook: ImportParts = {
  entries: [
    makeEntry(1, { reply: 'Thank you!', reply_time: startMs + 5, sticker: 'moon', paper: 'letter' }),
    makeEntry(2, { state: 'waiting', held_because: 'drawing', drawing: '_____w', depicts: 'Fog' }),
    makeEntry(3, { state: 'hidden', audience: 'owner' }),
    makeEntry(4, { state: 'deleted' }),
    makeEntry(5, { website: 'https://moth.example/', message: '=1+1\n"quoted"' }),
    makeEntry(6, { drawing: largestDrawing, depicts: 'Noise, "loud"', reply: 'Two\nlines', reply_time: startMs + 7 }),
    makeEntry(7, { state: 'waiting', held_because: 'links', audience: 'owner', drawing: '_____w', depicts: 'Fog' }),
    makeEntry(8, { state: 'waiting' }),
  ],
  hearts: [
    { entry_id: `${startMs + 1}`, giver: 'a'.repeat(22) },
    { entry_id: `${startMs + 6}`, giver: 'b'.repeat(22) },
    { entry_id: `${startMs + 6}`, giver: 'a'.repeat(22) },
  ],
  blocks: [
    { kind: 'word', value: 'casino' },
    { kind: 'sender', value: 'spam.example' },
  ],
  isOpen: false,
};

export const siteYaml = 'title: Moth\nservices:\n  guestbook: built-in\nguestbookRules:\n  maxLinks: 5\n';
export const wholeContent: Record<string, string | Buffer> = {
  'site.yaml': siteYaml,
  'images/caf\u00e9.gif': gif,
  'music/empty.mp3': '',
  'public/.well-known/hello.txt': 'Hello\n',
};

/** Folders of one machine; `await using` removes them. */
export async function openMachine() {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const siteFolder = (name: string) => join(folder, name);
  const tool = (name: string) => ({
    home: siteFolder(name),
    contentFolder: join(siteFolder(name), 'content'),
    environment: {},
  });
  const makeSite = async (name: string, fill: (unfinished: string) => Promise<void>) => {
    const unfinished = siteFolder(`${name}.unfinished`);
    await mkdir(unfinished);
    try {
      await fill(unfinished);
      await rename(unfinished, siteFolder(name));
    } catch (error) {
      await rm(unfinished, { recursive: true });
      throw error;
    }
  };
  const runIn = (name: string, verb: 'export' | 'import', typed: string[], options: RunOptions = {}): Promise<Run> =>
    runCaptured(folder, typed, {
      verb,
      commands: [verb === 'export' ? exportCommand : makeImportCommand(makeSite)],
      ...options,
      tool: { ...tool(name), ...options.tool },
    });
  return {
    folder,
    siteFolder,
    runIn,
    async writeContent(name: string, files: Record<string, string | Buffer> = wholeContent) {
      for (const [path, bytes] of Object.entries(files)) {
        const file = join(siteFolder(name), 'content', path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
    },
    async writeData(name: string, parts: ImportParts = wholeBook) {
      const database = openDatabase(join(siteFolder(name), 'data'));
      await createOwnerStore(database).addParts(parts);
      addMissingButtons(database, [
        { entry: `${startMs + 5}`, file: '0a1b2c3d.gif', type: 'gif', bytes: gif, fetched: startMs, isKept: true },
      ]);
      addMissingVisits(database, [
        { day: '2026-11-25', path: '/', visitors: 12 },
        { day: '2026-11-26', path: '/caf\u00e9, "x"', visitors: 3 },
      ]);
      database.close();
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
