import { stringify } from 'csv-stringify/sync';
import { toHarmlessJson } from '#admin/terminal/harmless-text.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { readPages } from '../stores/all-entries.ts';
import { guardCell } from './csv-cells.ts';
import { entryColumns, fileKind, fileVersion } from './entry-columns.ts';
import { type ExchangedEntry, readGivers } from './exchanged-entry.ts';

/** A guestbook as JSON, part by part: one line for each entry, newest first. The same guestbook gives the same bytes. */
export async function* writeJson(store: OwnerStore): AsyncGenerator<string> {
  const [isOpen, blocks] = [await store.readIsOpen(), await store.listBlocks()];
  yield `{\n  "bonbon": "${fileKind}",\n  "version": ${fileVersion},\n`;
  yield `  "settings": ${JSON.stringify({ isOpen })},\n`;
  yield `  "blocks": [${blocks.map((block, index) => `${index === 0 ? '' : ','}\n    ${toLine(block)}`).join('')}`;
  yield `${blocks.length > 0 ? '\n  ' : ''}],\n  "entries": [`;
  let count = 0;
  for await (const entry of readExchanged(store))
    yield `${count++ === 0 ? '' : ','}\n    ${toLine(orderColumns(entry))}`;
  yield `${count > 0 ? '\n  ' : ''}]\n}\n`;
}

async function* readExchanged(store: OwnerStore): AsyncGenerator<ExchangedEntry> {
  for await (const page of readPages(store)) yield* await readGivers(store, page);
}

const toLine = (value: object) => toHarmlessJson(JSON.stringify(value));
const orderColumns = (entry: ExchangedEntry) =>
  Object.fromEntries(entryColumns.map((column) => [column, entry[column]]));

/** All entries as CSV. The byte order mark tells spreadsheets that it is UTF-8. */
export async function* writeCsv(store: OwnerStore): AsyncGenerator<string> {
  yield `\ufeff${toRecord(entryColumns)}`;
  for await (const entry of readExchanged(store)) {
    yield toRecord(entryColumns.map((column) => guardCell(String(entry[column] ?? ''))));
  }
}

/** A record of RFC 4180. */
const toRecord = (cells: readonly string[]) => stringify([cells as string[]], { record_delimiter: 'windows' });
