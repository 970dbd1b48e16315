import { maxFindLength, readFind } from '#model/guestbook-find.ts';
import { type PagePlace, readPlace } from '#model/guestbook-pages.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import { apiErrors } from './api-errors.ts';
import { type QueriedTable, readColumns } from './list-query.ts';

/** The most entries that one answer has; the same number is in the migrations. */
const maxFound = 200;

export type FindQuery = {
  /** Undefined finds nothing. */
  words: string | undefined;
  before: PagePlace | undefined;
  limit: number;
  columns: readonly (keyof EntryRow)[];
};

const known = ['words', 'before_time', 'before_id', 'most', 'select', 'apikey'];

/** Parses the parameters of `find_guestbook_entries`. Throws an `ApiError` for others, and for what PostgreSQL would refuse. */
export function readFindQuery(parameters: URLSearchParams, table: QueriedTable<keyof EntryRow>): FindQuery {
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw apiErrors.unknownParameter(name);
  }
  const time = readNumber(parameters, 'before_time');
  const id = parameters.get('before_id') ?? '';
  const words = parameters.get('words');
  if (words === null) throw apiErrors.unknownParameter('words');
  return {
    words: words.length > maxFindLength ? undefined : readFind(words),
    before: time === undefined ? undefined : readPlace(id === '' ? String(time) : `${time}.${id}`),
    limit: Math.min(readNumber(parameters, 'most') ?? 50, maxFound),
    columns: readColumns(parameters.get('select'), table),
  };
}

function readNumber(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,16}$/.test(text)) throw apiErrors.wrongParameter(text);
  return Number(text);
}
