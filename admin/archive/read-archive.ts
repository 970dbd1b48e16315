import { parse } from 'csv-parse/sync';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { unguardCell } from '#admin/guestbook/exchange/csv-cells.ts';
import { type FileContent, parseFile } from '#admin/guestbook/exchange/import-file.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import { guestbookRules } from '#model/services-schema.ts';
import type { ExportedButton } from '#server/guestbook/buttons/button-store.ts';
import { readPictureFacts } from '#server/guestbook/buttons/picture-facts.ts';
import type { DayVisits } from '#server/visitors/store.ts';
import { archiveKind, archivePaths, archiveVersion, buttonColumns, visitColumns } from './archive-layout.ts';
import { openZip, type Zip } from './read-zip.ts';

/** An exported site, checked. Its content is still in the file. */
export type Archive = {
  zip: Zip;
  contentFiles: number;
  /** Undefined if the site had no guestbook. */
  guestbook: FileContent | undefined;
  rules: GuestbookRules | undefined;
  buttons: ExportedButton[];
  visits: DayVisits[];
};

/** Throws a `ToolError` for a file that is broken, unsafe, of a newer Bonbon or something else. */
export async function openArchive(file: string, shown: string, engineVersion: string): Promise<Archive> {
  const zip = await openZip(file, shown);
  try {
    const readText = async (path: string) => (await zip.read(path))?.toString('utf8');
    requireReadable(await readText(archivePaths.facts), shown, engineVersion);
    const refuse = (path: string, sentence: string): never => {
      throw new ToolError(`${shown} cannot be imported. In it, ${path} ${sentence}.`);
    };
    const messages = await readText(archivePaths.messages);
    const rules = await readText(archivePaths.rules);
    return {
      zip,
      contentFiles: zip.paths.filter((path) => path.startsWith(archivePaths.content)).length,
      guestbook: messages === undefined ? undefined : parseMessages(messages, refuse),
      rules: rules === undefined ? undefined : parseRules(rules, refuse),
      buttons: await readButtons(zip, refuse),
      visits: parseVisits(await readText(archivePaths.visits), refuse),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type Refuse = (path: string, sentence: string) => never;

function requireReadable(text: string | undefined, shown: string, engineVersion: string): void {
  const facts = parseJson(text ?? '') as { bonbon?: unknown; version?: unknown; writtenBy?: unknown } | undefined;
  if (facts?.bonbon !== archiveKind || typeof facts.version !== 'number' || typeof facts.writtenBy !== 'string')
    throw new ToolError(`${shown} is not a site that was exported from Bonbon.`);
  if (facts.version > archiveVersion || isNewer(facts.writtenBy, engineVersion)) {
    throw new ToolError(
      `${shown} was written by a newer version of Bonbon (${facts.writtenBy.slice(0, 20)}; this is ${engineVersion}). Update Bonbon first.`,
    );
  }
}

/** Content of a newer version may have what this one does not know. */
function isNewer(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.', 2).map((part) => Number.parseInt(part, 10) || 0));
  return (one?.[0] ?? 0) - (two?.[0] ?? 0) > 0 || (one?.[0] === two?.[0] && (one?.[1] ?? 0) > (two?.[1] ?? 0));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function parseMessages(text: string, refuse: Refuse): FileContent {
  const parsed = parseFile(text, 'json');
  if ('content' in parsed) return parsed.content;
  const [first] = parsed.problems;
  const others = parsed.problems.length > 1 ? `, and ${parsed.problems.length - 1} more mistakes are in it` : '';
  return refuse(archivePaths.messages, `has a mistake: ${first?.place}, ${first?.key} ${first?.sentence}${others}`);
}

function parseRules(text: string, refuse: Refuse): GuestbookRules {
  const parsed = guestbookRules.safeParse(parseJson(text));
  return parsed.success ? parsed.data : refuse(archivePaths.rules, 'has rules that this version does not know');
}

function parseTable(text: string, columns: readonly string[], path: string, refuse: Refuse): Record<string, string>[] {
  let rows: Record<string, string>[] = [];
  try {
    rows = parse(text, { bom: true, columns: true, skip_empty_lines: true });
  } catch (error) {
    refuse(path, `is not a table: ${(error as Error).message}`);
  }
  if (rows.some((row) => columns.some((column) => row[column] === undefined)))
    refuse(path, `needs the columns ${columns.join(', ')}`);
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, unguardCell(row[column] ?? '')])));
}

function parseVisits(text: string | undefined, refuse: Refuse): DayVisits[] {
  const path = archivePaths.visits;
  if (text === undefined) return [];
  return parseTable(text, visitColumns, path, refuse).map(({ day = '', path: page = '', visitors = '' }) => {
    const isValid =
      /^\d{4}-\d{2}-\d{2}$/.test(day) &&
      page !== '' &&
      page.length <= 500 &&
      !page.includes('\0') &&
      /^[1-9]\d{0,14}$/.test(visitors);
    if (!isValid)
      refuse(path, `has a day that cannot be: ${JSON.stringify(`${day}, ${page.slice(0, 40)}, ${visitors}`)}`);
    return { day, path: page, visitors: Number(visitors) };
  });
}

const maxButtonBytes = 200_000;

async function readButtons(zip: Zip, refuse: Refuse): Promise<ExportedButton[]> {
  const path = archivePaths.buttons;
  const text = (await zip.read(path))?.toString('utf8');
  if (text === undefined) return [];
  const buttons: ExportedButton[] = [];
  for (const { entry = '', file = '', fetched = '', shown } of parseTable(text, buttonColumns, path, refuse)) {
    const type = /^[0-9a-f]{8}\.(png|gif|jpg|webp)$/.exec(file)?.[1] as ExportedButton['type'] | undefined;
    if (!/^\d{1,16}$/.test(entry) || type === undefined || !/^\d{1,15}$/.test(fetched))
      return refuse(path, `has a button that cannot be: ${JSON.stringify(`${entry}, ${file}`.slice(0, 60))}`);
    const picture = `${archivePaths.buttonPictures}${entry}.${type}`;
    const bytes = await zip.read(picture);
    if (!bytes || bytes.length > maxButtonBytes || readPictureFacts(bytes)?.type !== type)
      return refuse(picture, 'is missing, or is no such picture');
    buttons.push({ entry, file, type, bytes, fetched: Number(fetched), isKept: shown === 'yes' });
  }
  return buttons;
}
