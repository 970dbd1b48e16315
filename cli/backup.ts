import { commands } from '#admin/backup/commands.ts';
import { makeCommandVerb } from './command-verb.ts';

export const verb = makeCommandVerb('backup', commands);
