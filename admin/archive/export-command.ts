import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { answer, requireConfirmation } from '#admin/commands/answer.ts';
import { type Command, yesOption } from '#admin/commands/command.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { describeGitRisk, wouldGitCommit } from '#admin/guestbook/git-risk.ts';
import { sharedOptions } from '#admin/guestbook/guestbook-command.ts';
import { formatCount } from '#admin/guestbook/show-entries.ts';
import { chooseDataFolder } from '#admin/guestbook/stores/backend.ts';
import { hasDatabase } from '#admin/guestbook/stores/has-database.ts';
import { formatPath, openBackend, openBuiltIn } from '#admin/guestbook/stores/open-store.ts';
import { parseRules, readSiteServices } from '#admin/guestbook/stores/site-services.ts';
import { engineVersion } from '#build/engine-version.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { isWithin } from '#server/system/folder-within.ts';
import { archiveBackend } from './archive-backend.ts';
import { writeArchive } from './write-archive.ts';

export const exportCommand: Command = {
  name: '',
  summary: 'write the whole site into one file',
  usage: ['[FILE.zip]'],
  details:
    'Writes content/, the guestbook, the visits and the rules into a ZIP file of plain files, without any key. Import makes the ' +
    'same site from it on another machine. The server may keep running. By default the file is named after the day.',
  options: { ...yesOption, ...sharedOptions },
  words: [0, 1],
  async run(call) {
    const shown = call.words[0] ?? `export-${new Date(call.now()).toISOString().slice(0, 10)}.zip`;
    if (!/\.zip$/i.test(shown)) throw new ToolError(`The name of the file must end with .zip: ${shown}.zip`);
    const file = resolve(call.workFolder, shown);
    if (isWithin(call.contentFolder, file))
      throw new ToolError(
        'The file would become part of your site, and be published with it. Write it outside content/.',
      );
    const site = await readSiteServices(call.contentFolder);
    const dataOption = typeof call.options.data === 'string' ? call.options.data : undefined;
    const dataFolder = chooseDataFolder(dataOption, call);
    const backend =
      dataOption === undefined ? archiveBackend(site, dataFolder) : { kind: 'built-in' as const, dataFolder };
    if (dataOption !== undefined && !hasDatabase(dataFolder, formatPath(dataFolder, call.workFolder)))
      throw new ToolError(`There is no guestbook in ${dataOption}. Nothing was written.`);
    if (existsSync(file)) await requireConfirmation(call, `${shown} already exists. Replace it?`);

    const database = hasDatabase(dataFolder, formatPath(dataFolder, call.workFolder))
      ? openBuiltIn(dataFolder, call)
      : undefined;
    try {
      // All of it is from one moment, whatever visitors write meanwhile.
      database?.exec('begin');
      const store =
        backend.kind === 'supabase' ? await openBackend(backend, call) : database && createOwnerStore(database);
      const rules = (await store?.readRules()) ?? parseRules(site);
      const counts = await writeArchive(file, {
        contentFolder: call.contentFolder,
        engineVersion,
        guestbook: store && { store, rules },
        database,
        hasButtons: backend.kind === 'built-in',
      });
      answer(call, { file, ...counts }, () =>
        [
          `${shown}: ${formatCount(counts.files, 'file', 'files')} of content, ${formatCount(counts.entries, 'message', 'messages')} and the visits of ${formatCount(counts.days, 'page and day', 'pages and days')}.`,
          'It has everything but keys. To make the same site from it on another machine with Node:',
          `    npx bonbon import ${shown} my-site`,
        ].join('\n'),
      );
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (typeof code !== 'string' || !/^E[A-Z]+$/.test(code)) throw error;
      throw new ToolError(`${shown} cannot be written: ${message}`);
    } finally {
      database?.close();
    }
    if (wouldGitCommit(file)) call.terminal.note(describeGitRisk(shown));
  },
};
