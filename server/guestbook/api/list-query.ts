import type { EntryOrder } from '../store.ts';
import { apiErrors } from './api-errors.ts';

/** The most rows of one answer, as in a Supabase project. */
export const maxRows = 1000;

export type ListQuery<Column> = {
  columns: readonly Column[];
  order: EntryOrder | undefined;
  /** 0 to 1000. */
  limit: number;
  /** Only the row with this id. */
  id: string | undefined;
};

/** A table as a query sees it. */
export type QueriedTable<Column extends string> = {
  name: string;
  columns: readonly Column[];
  /** Whether there is anything to order or to choose from. */
  hasOneRow?: boolean;
};

/**
 * Reads what a GET asks of a table. Throws an `ApiError` for what PostgREST would not understand, and for all that it
 * would, but that this server does not do: it orders by time or id, and filters by `id=eq.` alone.
 */
export function readListQuery<Column extends string>(
  parameters: URLSearchParams,
  table: QueriedTable<Column>,
): ListQuery<Column> {
  // A key may also stand in the address; there is none here that matters.
  const known = ['select', 'limit', 'apikey', ...(table.hasOneRow ? [] : ['order', 'id'])];
  for (const name of parameters.keys()) {
    if (!known.includes(name)) throw apiErrors.badQuery(`"${name.slice(0, 64)}" is not possible here.`, hintFor(table));
    if (parameters.getAll(name).length > 1) throw apiErrors.badQuery(`"${name}" stands in the address twice.`);
  }
  return {
    columns: readColumns(parameters.get('select'), table),
    order: readOrder(parameters.get('order'), table),
    limit: readLimit(parameters.get('limit')),
    id: readId(parameters.get('id')),
  };
}

function hintFor({ hasOneRow }: QueriedTable<string>) {
  return `Possible are select, ${hasOneRow ? 'and limit' : 'order, limit and id=eq.'}.`;
}

/** A list such as `id,"name"`; `*` and nothing are all columns. */
export function readColumns<Column extends string>(
  list: string | null,
  { name: table, columns }: QueriedTable<Column>,
): readonly Column[] {
  if (list === null || list.trim() === '' || list.trim() === '*') return columns;
  const wanted = list.split(',').flatMap((item) => {
    const name = item.trim().replace(/^"(.*)"$/, '$1');
    if (name === '*') return columns;
    if (!/^\w+$/.test(name)) {
      throw apiErrors.badQuery(`"${item.slice(0, 64)}" is no column's name.`, 'Possible are * and names of columns.');
    }
    const column = columns.find((known) => known === name);
    if (column === undefined) throw apiErrors.unknownColumn(table, name);
    return column;
  });
  return [...new Set(wanted)];
}

function readOrder(text: string | null, table: QueriedTable<string>): EntryOrder | undefined {
  if (text === null || text.trim() === '') return undefined;
  const terms = text.split(',').map((term) => {
    const [, column, direction = 'asc'] = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/.exec(term.trim()) ?? [];
    if (column === undefined)
      throw apiErrors.badQuery(`"${term.slice(0, 64)}" is no order.`, 'Such as order=time.desc');
    if (!table.columns.includes(column)) throw apiErrors.unknownColumn(table.name, column);
    return `${column}.${direction}`;
  });
  // Ids settle what times leave open, in the same direction; behind an id nothing is open.
  const [first = '', second] = terms;
  const isPossible =
    /^(time|id)\./.test(first) && (/^id/.test(first) || !second || second === first.replace('time', 'id'));
  if (!isPossible) {
    throw apiErrors.badQuery('Entries come in the order of their times or ids.', 'Such as order=time.desc,id.desc');
  }
  return first as EntryOrder;
}

function readLimit(text: string | null): number {
  if (text === null) return maxRows;
  if (!/^\d{1,15}$/.test(text))
    throw apiErrors.badQuery('The limit must be a whole number from 0.', 'Such as limit=200');
  return Math.min(Number(text), maxRows);
}

function readId(text: string | null): string | undefined {
  if (text === null) return undefined;
  if (!text.startsWith('eq.')) throw apiErrors.badQuery('Entries are found by one id alone.', 'Such as id=eq.1');
  return text.slice('eq.'.length);
}
