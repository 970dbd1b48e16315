import { extname } from 'node:path';
import { UsageError } from '#admin/commands/tool-errors.ts';

export type FileFormat = 'json' | 'csv';

/** What `--format` says, or how the file's name ends; without either, JSON. */
export function chooseFormat(file: string | undefined, option: string | true | undefined): FileFormat {
  const typed =
    option ??
    (extname(file ?? '')
      .slice(1)
      .toLowerCase() ||
      'json');
  if (typed === 'json' || typed === 'csv') return typed;
  throw new UsageError(
    option === undefined
      ? `The name ${file} does not end with .json or .csv. Say which it is: --format json`
      : '--format needs json or csv.',
  );
}
