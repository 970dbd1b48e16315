import type { Terminal } from '#admin/terminal/terminal.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import { writeCiFiles } from '#publish/ci/write-ci-files.ts';
import { PublishError } from '#publish/publish-error.ts';
import { readSiteFile } from '#publish/site-file.ts';

/** Resolves with the exit code. */
export async function writeCiFromTerminal({ site, content }: SiteFolders, terminal: Terminal): Promise<number> {
  const { settings, supabase } = await readSiteFile(content);
  if (!settings) {
    throw new OwnerError('Bonbon does not know yet where to publish this site: publish it once from this computer.', 2);
  }
  try {
    const signal = new AbortController().signal;
    const { files, todo } = await writeCiFiles({ folder: site, settings, supabase, signal });
    for (const file of files) terminal.print(`Written: ${file}`);
    terminal.print('');
    terminal.print('What is left for you:');
    for (const sentence of todo) terminal.print(`- ${sentence}`);
    return 0;
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    terminal.note(error.message);
    for (const way of error.waysOut) terminal.note(`- ${way}`);
    return 1;
  }
}
