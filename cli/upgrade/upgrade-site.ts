import { readFile, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Terminal } from '#admin/terminal/terminal.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { OwnerError } from '#build/owner-error.ts';
import { formatProblems } from '#content-reader/problem.ts';
import { type Change, planUpgrade } from '#content-reader/upgrade/plan-upgrade.ts';
import { readUpgradeFiles } from '#content-reader/upgrade/read-upgrade-files.ts';
import { showUpgrade } from '#content-reader/upgrade/show-upgrade.ts';
import { isNewer, readSiteVersion, type SiteVersion } from '#content-reader/upgrade/site-version.ts';
import { UpgradeError, writeUpgrade } from '#content-reader/upgrade/write-upgrade.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';
import { makeCopyFolder } from './copy-folder.ts';

export type UpgradeOptions = {
  folders: Pick<SiteFolders, 'site' | 'content'>;
  /** This Bonbon's. */
  version: string;
  /** Nobody is asked. */
  isSure: boolean;
  now: Date;
  terminal: Pick<Terminal, 'print' | 'note' | 'ask' | 'canAsk' | 'paint'>;
  /** How the owner types a verb that is about this site. */
  command: (verb: 'check' | 'start' | 'upgrade', option?: string) => string;
  /** A path as the owner sees it from where the command was typed. */
  showPath: (path: string) => string;
};

/**
 * Brings a site's content up to this version: shows what changes, asks, keeps a copy. Resolves with 0 where the content is
 * as this version wants it, and with 1 where it stayed as it was. Throws an OwnerError for what keeps it from that.
 */
export async function upgradeSite(options: UpgradeOptions): Promise<number> {
  const { folders, version, isSure, terminal, command } = options;
  const made = readSiteVersion(await readFile(join(folders.site, 'package.json'), 'utf8').catch(() => ''));
  if (made && isNewer(made.version, version)) {
    throw new OwnerError(
      `This site is of Bonbon ${made.version}, and this is ${version}, which does not know what is new in it. Nothing was changed.\nUse Bonbon ${made.version} or a newer one.`,
    );
  }
  const changes = await planChanges(options);
  const hint = explainClone(made, options);
  if (changes.length === 0) {
    terminal.print([`content/ is as Bonbon ${version} wants it: nothing to change.`, ...hint].join('\n'));
    return 0;
  }
  terminal.print(`${showUpgrade(changes, terminal.paint)}\n`);
  if (!isSure && !terminal.canAsk) {
    terminal.note(
      `Nothing was changed: there is no terminal to ask in. To make ${countThese(changes)}: ${command('upgrade', '--yes')}`,
    );
    return 1;
  }
  const question = `Make ${countThese(changes)}? A copy of what is there is kept.`;
  if (!isSure && !(await terminal.ask(question))) {
    terminal.note('Nothing was changed.');
    return 1;
  }
  const copies = await makeChanges(changes, made, options);
  const done = [
    `Done: content/ is as Bonbon ${version} wants it. The files as they were: ${options.showPath(copies)}`,
    `Whether all is well with the site: ${command('check')}`,
  ];
  terminal.print([...done, ...hint].join('\n'));
  return 0;
}

const countThese = ({ length }: Change[]) => (length === 1 ? 'this change' : `these changes to ${length} files`);

async function planChanges({ folders, version, command }: UpgradeOptions): Promise<Change[]> {
  const files = await readUpgradeFiles(folders.content);
  const { changes, problems = [], reason } = planUpgrade(files);
  if (files.problems.length > 0 || reason === 'unreadable') {
    const list = formatProblems([...files.problems, ...problems]);
    throw new OwnerError(`${list}\n\nNothing was changed: mend what cannot be read, and upgrade then.`);
  }
  if (reason === 'unmovable') {
    throw new OwnerError(`${formatProblems(problems)}\n\nNothing was changed: mend this first, and upgrade then.`);
  }
  if (reason === 'newer') {
    throw new OwnerError(
      `${formatProblems(problems)}\n\nNothing was changed. What a newer Bonbon wrote, this one (${version}) must not touch: use the newer one.\nIs it a slip instead? ${command('check')}  says what is known there.`,
    );
  }
  return changes ?? [];
}

async function makeChanges(changes: Change[], made: SiteVersion | undefined, options: UpgradeOptions): Promise<string> {
  const { folders, version, now, showPath } = options;
  const old = made && isNewer(version, made.version) ? made.version : undefined;
  const copies = await makeCopyFolder(folders.site, old, now).catch((error: Error) => {
    throw new OwnerError(`Nothing was changed, as no copy can be kept: ${error.message}`);
  });
  try {
    await writeUpgrade(folders.content, changes, copies, renameWithRetry);
  } catch (error) {
    if (error instanceof UpgradeError) {
      await rmdir(copies);
      throw new OwnerError(error.message);
    }
    const place = `What was changed until then lies as it was in ${showPath(copies)}`;
    throw new OwnerError(`The upgrade stopped: ${(error as Error).message}\n${place}`);
  }
  return copies;
}

/** Up to 0.6.0, an owner's site lay in a copy of all of Bonbon. */
function explainClone(made: SiteVersion | undefined, { version, command }: UpgradeOptions): string[] {
  if (!made?.isClone || !isNewer(version, made.version)) return [];
  return [
    `This folder is a whole Bonbon ${made.version}, which  npm start  in it still runs. It may stay as it is:  ${command('start')}  serves its content/ and data/ with this version, and needs nothing else in it.`,
  ];
}
