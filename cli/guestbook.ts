import { commands } from '#admin/guestbook/commands.ts';
import { makeCommandVerb } from './command-verb.ts';

export const verb = makeCommandVerb('guestbook', commands);
