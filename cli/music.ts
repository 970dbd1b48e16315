import { makeCheckCommand } from '#admin/music/check-command.ts';
import { makeCommandVerb } from './command-verb.ts';

export const verb = makeCommandVerb('music', [makeCheckCommand()]);
