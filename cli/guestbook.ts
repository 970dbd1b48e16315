import { commands } from '#admin/guestbook/commands.ts';
import { findServedFolders } from '#build/folders/site-folders.ts';
import { makeCommandVerb } from './command-verb.ts';

export const verb = makeCommandVerb('guestbook', commands, { findFolders: findServedFolders });
