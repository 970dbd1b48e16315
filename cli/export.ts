import { exportCommand } from '#admin/archive/export-command.ts';
import { makeCommandVerb } from './command-verb.ts';

export const verb = makeCommandVerb('export', [exportCommand]);
