import { resolve } from 'node:path';
import { type MakeSite, makeImportCommand } from '#admin/archive/import-command.ts';
import { formatOverview } from '#admin/commands/help.ts';
import { openTool } from '#admin/commands/open-tool.ts';
import { readWords } from '#admin/commands/read-words.ts';
import { runCommand } from '#admin/commands/run-command.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import { quoteForShell } from '#server/system/shell.ts';
import { findPlace, makeFolder } from './new/make-folder.ts';
import { writeShell } from './new/make-site.ts';
import type { Verb, VerbContext } from './verb.ts';

export const verb: Verb = {
  hasCommands: true,
  help: async () =>
    formatOverview([makeImportCommand(async () => {})], {
      program: 'npx bonbon import',
      terminal: openTerminal(process.env),
    }),
  run: (words, context) => importSite(words, context, engineFolder),
};

/** `engine` is the folder of Bonbon itself. */
export function importSite(words: string[], context: VerbContext, engine: string): Promise<number> {
  const makeSite: MakeSite = async (folder, fill) => {
    try {
      const site = resolve(context.workingFolder, folder);
      const shown = site === resolve(context.workingFolder) ? 'This folder' : folder;
      const place = await findPlace(site, shown, engine);
      await makeFolder(place, shown, async (unfinished) => {
        await writeShell(unfinished, { engine, place });
        await fill(unfinished);
      });
    } catch (error) {
      if (error instanceof OwnerError) throw new ToolError(error.message);
      throw error;
    }
  };
  const command = makeImportCommand(makeSite);
  const { file = 'FILE.zip', folder } = findTyped(command, words);
  if (folder !== undefined && context.siteOption !== undefined) {
    const typed = [file, folder].map((word) => quoteForShell(word)).join(' ');
    throw new OwnerError(
      `--site names a site that exists. A new one is named by its folder alone: npx bonbon import ${typed}`,
      2,
    );
  }
  const site = folder === undefined ? findHere(context) : { home: resolve(context.workingFolder, folder) };
  const folders = { content: resolve(site.home, 'content'), ...site };
  return runCommand([command], words, openTool('import', folders, context));
}

/** No folder for a site that is there, and nothing for words that are wrong, which are told later. */
function findTyped(command: ReturnType<typeof makeImportCommand>, words: string[]): { file?: string; folder?: string } {
  try {
    const { words: given, options } = readWords(command, words, '');
    const [file, folder] = given;
    return {
      ...(file !== undefined && { file }),
      ...(options.help ? { folder: '.' } : folder !== undefined && { folder }),
    };
  } catch {
    return {};
  }
}

function findHere(context: VerbContext): { home: string; content: string } {
  try {
    return findSiteFolders(context);
  } catch (error) {
    if (!(error instanceof OwnerError) || context.siteOption !== undefined) throw error;
    throw new OwnerError(
      'There is no site here. To make one from the file, name a new folder for it: npx bonbon import FILE.zip my-site',
    );
  }
}
