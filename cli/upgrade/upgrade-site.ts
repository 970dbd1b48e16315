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
  /** Makes the changes without asking. */
  isSure: boolean;
  now: Date;
  terminal: Pick<Terminal, 'print' | 'note' | 'ask' | 'canAsk' | 'paint'>;
  /** How the owner types a verb for this site. */
  command: (verb: 'check' | 'start' | 'upgrade', option?: string) => string;
  /** A path as the owner sees it from where the command was typed. */
  showPath: (path: string) => string;
};

/**
 * Brings a site's content up to this version: shows what changes, asks, keeps a copy. Resolves with 0 if the content is up
 * to date, and with 1 if it stayed as it was. Throws an OwnerError if it cannot be upgraded.
 */
export async function upgradeSite(options: UpgradeOptions): Promise<number> {
  const { folders, version, isSure, terminal, command } = options;
  const made = readSiteVersion(await readFile(join(folders.site, 'package.json'), 'utf8').catch(() => ''));
  if (made && isNewer(made.version, version)) {
    throw new OwnerError(
      `This site was made with Bonbon ${made.version}, which is newer than this one (${version}). Nothing was changed.\nUse Bonbon ${made.version} or newer.`,
    );
  }
  const changes = await planChanges(options);
  const hint = explainClone(made, options);
  if (changes.length === 0) {
    terminal.print([`content/ is up to date for Bonbon ${version}: nothing to change.`, ...hint].join('\n'));
    return 0;
  }
  terminal.print(`${showUpgrade(changes, terminal.paint)}\n`);
  if (!isSure && !terminal.canAsk) {
    terminal.note(
      `Nothing was changed: there is no terminal to ask in. To make ${describeCount(changes)}: ${command('upgrade', '--yes')}`,
    );
    return 1;
  }
  const question = `Make ${describeCount(changes)}? A copy of the old files is kept.`;
  if (!isSure && !(await terminal.ask(question))) {
    terminal.note('Nothing was changed.');
    return 1;
  }
  const copies = await makeChanges(changes, made, options);
  const done = [
    `Done: content/ is up to date for Bonbon ${version}. The old files are in ${options.showPath(copies)}`,
    `To check the site: ${command('check')}`,
  ];
  terminal.print([...done, ...hint].join('\n'));
  return 0;
}

const describeCount = ({ length }: Change[]) => (length === 1 ? 'this change' : `these changes to ${length} files`);

async function planChanges({ folders, version, command }: UpgradeOptions): Promise<Change[]> {
  const files = await readUpgradeFiles(folders.content);
  const { changes, problems = [], reason } = planUpgrade(files);
  if (files.problems.length > 0 || reason === 'unreadable') {
    const list = formatProblems([...files.problems, ...problems]);
    throw new OwnerError(`${list}\n\nNothing was changed: fix what cannot be read, then upgrade again.`);
  }
  if (reason === 'retired') {
    throw new OwnerError(`${formatProblems(problems)}\n\nNothing was changed: fix this first, then upgrade again.`);
  }
  if (reason === 'newer') {
    throw new OwnerError(
      `${formatProblems(problems)}\n\nNothing was changed. If a newer Bonbon wrote this, use that one: this one (${version}) must not change it.\nIf it is a typo:  ${command('check')}  says which keys are known there.`,
    );
  }
  return changes ?? [];
}

async function makeChanges(changes: Change[], made: SiteVersion | undefined, options: UpgradeOptions): Promise<string> {
  const { folders, version, now, showPath } = options;
  const old = made && isNewer(version, made.version) ? made.version : undefined;
  const copies = await makeCopyFolder(folders.site, old, now).catch((error: Error) => {
    throw new OwnerError(`Nothing was changed, because no copy can be kept: ${error.message}`);
  });
  try {
    await writeUpgrade(folders.content, changes, copies, renameWithRetry);
  } catch (error) {
    if (error instanceof UpgradeError) {
      await rmdir(copies);
      throw new OwnerError(error.message);
    }
    const place = `Copies of the files that were changed are in ${showPath(copies)}`;
    throw new OwnerError(`The upgrade stopped: ${(error as Error).message}\n${place}`);
  }
  return copies;
}

/** Up to 0.6.0, an owner's site was in a complete copy of Bonbon. */
function explainClone(made: SiteVersion | undefined, { version, command }: UpgradeOptions): string[] {
  if (!made?.isClone || !isNewer(version, made.version)) return [];
  return [
    `This folder is a complete Bonbon ${made.version}, which  npm start  in it still runs. It can stay as it is:  ${command('start')}  serves its content/ and data/ with this version, and needs nothing else in it.`,
  ];
}
