import { commands } from '#admin/backup/commands.ts';
import { findServedFolders } from '#build/folders/site-folders.ts';
import { makeCommandVerb } from './command-verb.ts';

export const verb = makeCommandVerb('backup', commands, { findFolders: findServedFolders });
