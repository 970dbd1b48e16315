import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { guardCell } from '#admin/guestbook/exchange/csv-cells.ts';
import { writeJson } from '#admin/guestbook/exchange/export-file.ts';
import { listContent } from '#content-reader/content-folder.ts';
import { findSecrets } from '#content-reader/secrets.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { type GuestbookRules, ruleNames } from '#model/guestbook-rules.ts';
import { readButtons } from '#server/guestbook/buttons/button-store.ts';
import type { Database } from '#server/storage/database.ts';
import { readVisits } from '#server/visitors/store.ts';
import {
  archiveKind,
  archivePaths,
  archiveReadme,
  archiveVersion,
  buttonColumns,
  visitColumns,
} from './archive-layout.ts';
import { foldPath, isSafePath } from './archive-path.ts';
import { writeZip, type ZipPart } from './write-zip.ts';

export type ArchiveSource = {
  contentFolder: string;
  engineVersion: string;
  /** Undefined if the site has none. */
  guestbook: { store: OwnerStore; rules: GuestbookRules } | undefined;
  /** Of the data folder; undefined if there is none. */
  database: Database | undefined;
  /** Whether the buttons in it are those of the guestbook. */
  hasButtons: boolean;
};

export type ArchiveCounts = { files: number; entries: number; days: number };

/** Writes the whole site into one file: the same site gives the same bytes. */
export async function writeArchive(file: string, source: ArchiveSource): Promise<ArchiveCounts> {
  const { contentFolder, engineVersion, guestbook, database, hasButtons } = source;
  const content = await listContentParts(contentFolder);
  const facts = { bonbon: archiveKind, version: archiveVersion, writtenBy: engineVersion };
  const visits = database ? [...readVisits(database)] : [];
  const buttons = guestbook && database && hasButtons ? [...readButtons(database)] : [];
  const parts: ZipPart[] = [
    textPart(archivePaths.readme, archiveReadme),
    textPart(archivePaths.facts, `${JSON.stringify(facts, null, 2)}\n`),
    ...content,
  ];
  if (guestbook) {
    const rules = Object.fromEntries(ruleNames.map((name) => [name, guestbook.rules[name]]));
    parts.push(
      { path: archivePaths.messages, parts: writeJson(guestbook.store) },
      textPart(archivePaths.rules, `${JSON.stringify(rules, null, 2)}\n`),
    );
  }
  if (buttons.length > 0) {
    const rows = buttons.map(({ entry, file: name, fetched, isKept }) => [
      entry,
      name,
      `${fetched}`,
      isKept ? 'yes' : 'no',
    ]);
    parts.push(textPart(archivePaths.buttons, writeTable(buttonColumns, rows)));
    for (const { entry, type, bytes } of buttons)
      parts.push({ path: `${archivePaths.buttonPictures}${entry}.${type}`, bytes });
  }
  if (visits.length > 0) {
    const rows = visits.map(({ day, path, visitors }) => [day, path, `${visitors}`]);
    parts.push(textPart(archivePaths.visits, writeTable(visitColumns, rows)));
  }
  await writeZip(file, parts);
  const counts = Object.values((await guestbook?.store.countEntries()) ?? {});
  return { files: content.length, entries: counts.reduce((sum, count) => sum + count, 0), days: visits.length };
}

async function listContentParts(folder: string): Promise<(ZipPart & { path: string })[]> {
  const { files, links } = await listContent(folder);
  if (links.length > 0) {
    throw new ToolError(
      `content/${links[0]} is a link that leads out of content/, so a copy would be incomplete. Put the file itself there. Nothing was written.`,
    );
  }
  const known = new Map<string, string>();
  for (const { path, absolutePath } of files.values()) {
    const other = known.get(foldPath(path));
    if (!isSafePath(path) || other !== undefined) {
      const reason =
        other === undefined
          ? 'has a name that other systems cannot have'
          : `differs from content/${other} only in capitals`;
      throw new ToolError(`content/${path} ${reason}. Rename it, then export again. Nothing was written.`);
    }
    known.set(foldPath(path), path);
    if (/^\.ya?ml$/i.test(extname(path))) requireNoSecret(path, await readFile(absolutePath, 'utf8'));
  }
  return [...files.values()].map(({ path, absolutePath }) => ({
    path: archivePaths.content + path,
    file: absolutePath,
  }));
}

function requireNoSecret(path: string, text: string): void {
  const [secret] = findSecrets(text);
  if (!secret) return;
  throw new ToolError(
    `content/${path} has a secret key in it (${secret.start}…), which would be in the file, too. Take it out of content/ first. Nothing was written.`,
  );
}

const textPart = (path: string, text: string): ZipPart => ({ path, bytes: Buffer.from(text) });

/** With a byte order mark, so that spreadsheets read UTF-8. */
const writeTable = (columns: readonly string[], rows: string[][]) =>
  `\ufeff${stringify([[...columns], ...rows.map((row) => row.map(guardCell))], { record_delimiter: 'windows' })}`;
