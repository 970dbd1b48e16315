import { join, resolve } from 'node:path';
import { answer, requireConfirmation } from '#admin/commands/answer.ts';
import { type Call, type Command, yesOption } from '#admin/commands/command.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { sharedOptions } from '#admin/guestbook/guestbook-command.ts';
import { formatCount } from '#admin/guestbook/show-entries.ts';
import { chooseDataFolder } from '#admin/guestbook/stores/backend.ts';
import { formatPath, openBackend, openBuiltIn } from '#admin/guestbook/stores/open-store.ts';
import { parseRules, readSiteServices, siteFile } from '#admin/guestbook/stores/site-services.ts';
import { engineVersion } from '#build/engine-version.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { type Added, addArchive } from './add-archive.ts';
import { archiveBackend } from './archive-backend.ts';
import { archivePaths } from './archive-layout.ts';
import { type Archive, openArchive } from './read-archive.ts';

/** Makes a new site in an empty folder, with all that `fill` writes into it, or nothing. */
export type MakeSite = (folder: string, fill: (unfinished: string) => Promise<void>) => Promise<void>;

export const makeImportCommand = (makeSite: MakeSite): Command => ({
  name: '',
  summary: 'bring back a site that was exported',
  usage: ['FILE.zip FOLDER', 'FILE.zip'],
  details:
    'With FOLDER it makes the whole site again in that new folder. Without, it adds the messages and visits that the site here ' +
    'does not have, wherever site.yaml keeps them now; it never changes or deletes anything, and leaves content/ alone.',
  options: { ...yesOption, ...sharedOptions },
  words: [1, 2],
  async run(call) {
    const [file = '', folder] = call.words;
    const archive = await openArchive(resolve(call.workFolder, file), file, engineVersion);
    try {
      await (folder === undefined
        ? addToSite(call, file, archive)
        : makeAgain(call, { file, folder }, archive, makeSite));
    } finally {
      archive.zip.close();
    }
  },
});

async function makeAgain(
  call: Call,
  { file, folder }: { file: string; folder: string },
  archive: Archive,
  makeSite: MakeSite,
): Promise<void> {
  if (archive.contentFiles === 0) throw new ToolError(`${file} has no content/, so no site can be made from it.`);
  let added: Added | undefined;
  const waits: string[] = [];
  await makeSite(folder, async (unfinished) => {
    const content = join(unfinished, 'content');
    await archive.zip.extract(archivePaths.content, content);
    const given = call.options.data !== undefined || call.environment.DATA_FOLDER;
    const dataFolder = given ? dataFolderOf(call) : join(unfinished, 'data');
    added = await add(call, archive, { contentFolder: content, dataFolder }, (problem) => waits.push(problem));
  });
  const shown = formatPath(resolve(call.workFolder, folder), call.workFolder);
  answer(call, { folder: shown, files: archive.contentFiles, ...toFacts(added) }, () =>
    [
      `${shown} has ${formatCount(archive.contentFiles, 'file', 'files')} of content.`,
      ...describe(added),
      ...waits.map(
        (problem) =>
          `The messages are still in ${file}: ${problem}\nTo add those that the project lacks, in the folder of the site: npm run import -- ${file}`,
      ),
      'Keys are not in such a file: set those of your services again, and let this machine in through the owner’s door.',
      `Next:\n\n  cd ${shown}\n  npm install\n  npm start`,
    ].join('\n'),
  );
}

async function addToSite(call: Call, file: string, archive: Archive): Promise<void> {
  const { entries } = archive.guestbook ?? { entries: [] };
  if (!archive.guestbook && archive.visits.length === 0)
    throw new ToolError(
      `${file} has no messages and no visits. To make a site from its content, name a new folder for it.`,
    );
  await requireConfirmation(
    call,
    `Add what this site lacks of ${formatCount(entries.length, 'message', 'messages')} and the visits of ${formatCount(archive.visits.length, 'page and day', 'pages and days')}?`,
  );
  const folders = { contentFolder: call.contentFolder, dataFolder: dataFolderOf(call) };
  const added = await add(call, archive, folders);
  answer(call, toFacts(added), () => describe(added).join('\n'));
}

const dataFolderOf = (call: Call) =>
  chooseDataFolder(typeof call.options.data === 'string' ? call.options.data : undefined, call);

type Folders = { contentFolder: string; dataFolder: string };

/** `onUnreachable` is called if the messages cannot be added, such as to Supabase without its key; if it is left out, that is an error. */
async function add(
  call: Call,
  archive: Archive,
  { contentFolder, dataFolder }: Folders,
  onUnreachable?: (problem: string) => void,
): Promise<Added> {
  const site = await readSiteServices(contentFolder);
  const isNamed = call.options.data !== undefined;
  const open = async () => {
    const backend = isNamed ? { kind: 'built-in' as const, dataFolder } : archiveBackend(site, dataFolder);
    return backend.kind === 'built-in' ? 'built-in' : openBackend(backend, call);
  };
  const place = await open().catch((error: Error) => {
    if (!onUnreachable || !(error instanceof ToolError)) throw error;
    onUnreachable(error.message);
    return undefined;
  });
  const isBuiltIn = place === 'built-in';
  const needsDatabase = archive.visits.length > 0 || (isBuiltIn && archive.guestbook !== undefined);
  const database = needsDatabase ? openBuiltIn(dataFolder, call, true) : undefined;
  try {
    const store = isBuiltIn ? database && createOwnerStore(database) : place;
    return await addArchive(archive, { store, database, siteRules: readRules(site) });
  } finally {
    database?.close();
    if (!isBuiltIn) place?.close();
  }
}

/** A mistake in the rules is told by the build. */
function readRules(site: Parameters<typeof parseRules>[0]) {
  try {
    return parseRules(site);
  } catch {
    return defaultRules;
  }
}

const toFacts = (added: Added | undefined) => ({
  added: added?.guestbook?.add.entries.length ?? 0,
  same: added?.guestbook?.sameCount ?? 0,
  conflicts: added?.guestbook?.conflicts ?? [],
  addedBlocks: added?.guestbook?.add.blocks.length ?? 0,
  visits: added?.days ?? 0,
  buttons: added?.buttons ?? 0,
  otherRules: added?.otherRules ?? [],
});

function describe(added: Added | undefined): string[] {
  if (!added) return [];
  const { guestbook, days, buttons, lostButtons, otherRules } = added;
  const lines: string[] = [];
  if (guestbook) {
    const count = formatCount(guestbook.add.entries.length, 'message', 'messages');
    lines.push(`${count} added, ${guestbook.sameCount.toLocaleString('en')} already there.`);
    if (guestbook.add.blocks.length > 0)
      lines.push(
        `${formatCount(guestbook.add.blocks.length, 'blocked word or sender', 'blocked words and senders')} added.`,
      );
    if (guestbook.add.isOpen === false) lines.push('The guestbook is closed, as it was.');
    if (guestbook.conflicts.length > 0) {
      lines.push(
        `${formatCount(guestbook.conflicts.length, 'message differs', 'messages differ')} from the file and stayed as it is here:`,
      );
      for (const { id, columns } of guestbook.conflicts) lines.push(`    ${id}  ${columns.join(', ')}`);
    }
  }
  if (days > 0) lines.push(`The visits of ${formatCount(days, 'page and day', 'pages and days')} added.`);
  if (buttons > 0) lines.push(`${formatCount(buttons, 'button', 'buttons')} of websites added.`);
  if (lostButtons > 0)
    lines.push(
      `${formatCount(lostButtons, 'button', 'buttons')} of websites stay in the file: only the built-in guestbook keeps them.`,
    );
  if (otherRules.length > 0)
    lines.push(
      `These rules of the guestbook differ from those in the file: ${otherRules.join(', ')}. To change them: guestbookRules in ${siteFile}`,
    );
  return lines;
}
