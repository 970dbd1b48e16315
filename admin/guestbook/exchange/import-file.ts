import { parse } from 'csv-parse/sync';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { type Block, blockKinds, maxBlockLength } from '#model/guestbook-owner.ts';
import { unguardCell } from './csv-cells.ts';
import { fileKind, fileVersion } from './entry-columns.ts';
import type { ExchangedEntry } from './exchanged-entry.ts';
import type { FileFormat } from './file-format.ts';
import { checkRow, type RowProblem } from './import-row.ts';

/** `place` says where the row is: `line 17` of a CSV file, `entry 3` of a JSON file. */
export type FileProblem = RowProblem & { place: string };
export type FileContent = { entries: ExchangedEntry[]; blocks: Block[]; isOpen: boolean | undefined };
type PlacedRow = { place: string; row: unknown };

/** Returns the content of the file, or all problems with it. Throws a `ToolError` if it cannot be parsed. */
export function parseFile(source: string, format: FileFormat): { content: FileContent } | { problems: FileProblem[] } {
  const { rows, blocks = [], isOpen } = format === 'csv' ? { rows: parseCsv(source) } : parseJson(source);
  const entries: ExchangedEntry[] = [];
  const problems: FileProblem[] = findBlockProblems(blocks);
  const places = new Map<string, string>();
  for (const { place, row } of rows) {
    const checked = checkRow(row);
    if (checked.problems) {
      problems.push(...checked.problems.map((problem) => ({ place, ...problem })));
      continue;
    }
    const { id } = checked.entry;
    const taken = places.get(id);
    if (taken) {
      const sentence = `the id ${id} is already used in ${taken}`;
      problems.push({ place, key: 'id', sentence, example: String(Number(id) + 1) });
    }
    places.set(id, taken ?? place);
    entries.push(checked.entry);
  }
  if (problems.length > 0) return { problems };
  return { content: { entries, blocks: blocks as Block[], isOpen } };
}

type JsonContent = { rows: PlacedRow[]; blocks?: unknown[]; isOpen?: boolean | undefined };

/** An exported file, or a bare list of entries, as browsers store it. */
function parseJson(source: string): JsonContent {
  let data: unknown;
  try {
    data = JSON.parse(source.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ToolError(`The file is not valid JSON: ${(error as Error).message}`);
  }
  const place = (rows: unknown[]) => rows.map((row, index) => ({ place: `entry ${index + 1}`, row }));
  if (Array.isArray(data)) return { rows: place(data) };
  const { bonbon, version, settings, blocks, entries } = (data ?? {}) as Record<string, unknown>;
  if (bonbon !== fileKind || typeof version !== 'number' || !Array.isArray(entries)) {
    throw new ToolError('The file is neither an exported guestbook nor a list of entries.');
  }
  if (version > fileVersion)
    throw new ToolError('The file was written by a newer version of Bonbon. Update Bonbon first.');
  const isOpen = (settings as { isOpen?: unknown } | undefined)?.isOpen;
  return {
    rows: place(entries),
    blocks: Array.isArray(blocks) ? blocks : [],
    isOpen: typeof isOpen === 'boolean' ? isOpen : undefined,
  };
}

function findBlockProblems(blocks: readonly unknown[]): FileProblem[] {
  return blocks.flatMap((block, index) => {
    const { kind, value } = (block ?? {}) as Partial<Record<keyof Block, unknown>>;
    const isValid =
      (blockKinds as readonly unknown[]).includes(kind) &&
      typeof value === 'string' &&
      value.length >= 1 &&
      value.length <= maxBlockLength &&
      value.isWellFormed() &&
      !/\p{Cc}/u.test(value);
    if (isValid) return [];
    const sentence = `must be a word or a sender with 1 to ${maxBlockLength} characters`;
    return [{ place: `block ${index + 1}`, key: 'value', sentence, example: '{"kind": "word", "value": "casino"}' }];
  });
}

type CsvRecord = { record: Record<string, string>; info: { lines: number } };

function parseCsv(text: string): PlacedRow[] {
  const source = text.replace(/\r\n?/g, '\n');
  const [head = ''] = source.split('\n', 1);
  // In some languages, spreadsheets write semicolons or tabs.
  const delimiter = [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
  let records: CsvRecord[];
  try {
    records = parse(source, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      delimiter,
      info: true,
      skip_empty_lines: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    throw new ToolError(`The file is not valid CSV: ${(error as Error).message}`);
  }
  let lastLine = 1;
  return records.map(({ record, info }) => {
    const place = `line ${lastLine + 1}`;
    lastLine = info.lines;
    return { place, row: toRow(record) };
  });
}

/** In CSV every value is text, and missing ones are empty. */
function toRow(record: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, cell]) => {
      if (cell === '' && !['id', 'name', 'message', 'time'].includes(key)) return [];
      if (['time', 'reply_time', 'hearts'].includes(key)) return [[key, /^\d+$/.test(cell) ? Number(cell) : cell]];
      return [[key, unguardCell(cell)]];
    }),
  );
}
