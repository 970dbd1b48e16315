import { extname } from 'node:path';
import { UsageError } from '#admin/commands/tool-errors.ts';

export type FileFormat = 'json' | 'csv';

/** The format of `--format`, or of the file's extension; without either, JSON. */
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
      ? `The name ${file} does not end with .json or .csv. Name the format: --format json`
      : '--format needs json or csv.',
  );
}
