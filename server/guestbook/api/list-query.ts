import { type PagePlace, readPlace } from '#model/guestbook-pages.ts';
import type { EntryOrder } from '../store.ts';
import { apiErrors } from './api-errors.ts';

/** The most rows of one answer, as in a Supabase project. */
const maxRows = 1000;

export type ListQuery<Column> = {
  columns: readonly Column[];
  order: EntryOrder | undefined;
  /** 0 to 1000. */
  limit: number;
  /** Only the row with this id. */
  id: string | undefined;
  /** Only what is behind a place in the order, or above it. */
  page: ListedPage | undefined;
};

type ListedPage = { side: 'before' | 'after'; place: PagePlace };

/** A table that can be queried. */
export type QueriedTable<Column extends string> = {
  name: string;
  columns: readonly Column[];
  /** Such a table has neither order nor filter. */
  isUnordered?: boolean;
};

/**
 * Parses the query of a GET. Throws an `ApiError` for a query that PostgREST rejects or this server does not support:
 * it orders by time or id only, and filters by `id=eq.`, or by a place in the order of time and id:
 * `time=lt.5`, or `time=lte.5&or=(time.lt.5,id.lt.7)` behind the entry 7 of that millisecond, and the same with `gt`.
 */
export function readListQuery<Column extends string>(
  parameters: URLSearchParams,
  table: QueriedTable<Column>,
): ListQuery<Column> {
  // PostgREST clients may send their key in the address; it is ignored.
  const known = ['select', 'limit', 'apikey', ...(table.isUnordered ? [] : ['order', 'id', 'time', 'or'])];
  for (const name of parameters.keys()) {
    if (!known.includes(name)) {
      throw apiErrors.badQuery(`"${name.slice(0, 64)}" is not supported here.`, hintFor(table));
    }
    if (parameters.getAll(name).length > 1) throw apiErrors.badQuery(`"${name}" is in the address twice.`);
  }
  return {
    columns: readColumns(parameters.get('select'), table),
    order: readOrder(parameters.get('order'), table),
    limit: readLimit(parameters.get('limit')),
    id: readId(parameters.get('id')),
    page: readPage(parameters),
  };
}

function hintFor({ isUnordered }: QueriedTable<string>) {
  return `Supported: select, ${isUnordered ? 'limit' : 'order, limit, id=eq., time=lt.'}`;
}

/** Parses a list such as `id,"name"`; `*` or an empty list means all columns. */
export function readColumns<Column extends string>(
  list: string | null,
  { name: table, columns }: QueriedTable<Column>,
): readonly Column[] {
  if (list === null || list.trim() === '' || list.trim() === '*') return columns;
  const wanted = list.split(',').flatMap((item) => {
    const name = item.trim().replace(/^"(.*)"$/, '$1');
    if (name === '*') return columns;
    if (!/^\w+$/.test(name)) {
      throw apiErrors.badQuery(
        `"${item.slice(0, 64)}" is not the name of a column.`,
        'Supported: * and names of columns',
      );
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
      throw apiErrors.badQuery(`"${term.slice(0, 64)}" is not an order.`, 'Such as order=time.desc');
    if (!table.columns.includes(column)) throw apiErrors.unknownColumn(table.name, column);
    return `${column}.${direction}`;
  });
  // Ids break ties between equal times, in the same direction; an id has no ties.
  const [first = '', second] = terms;
  const isPossible =
    /^(time|id)\./.test(first) && (/^id/.test(first) || !second || second === first.replace('time', 'id'));
  if (!isPossible) {
    throw apiErrors.badQuery('Entries can only be ordered by time or id.', 'Such as order=time.desc,id.desc');
  }
  return first as EntryOrder;
}

function readLimit(text: string | null): number {
  if (text === null) return maxRows;
  if (!/^\d{1,15}$/.test(text))
    throw apiErrors.badQuery('The limit must be a whole number, 0 or more.', 'Such as limit=200');
  return Math.min(Number(text), maxRows);
}

function readId(text: string | null): string | undefined {
  if (text === null) return undefined;
  if (!text.startsWith('eq.')) throw apiErrors.badQuery('Entries can only be filtered by one id.', 'Such as id=eq.1');
  return text.slice('eq.'.length);
}

function readPage(parameters: URLSearchParams): ListedPage | undefined {
  const [time, or] = [parameters.get('time'), parameters.get('or')];
  if (time === null && or === null) return undefined;
  const [, sign = '', isInclusive, limit = ''] = /^([lg]t)(e?)\.(\d{1,16})$/.exec(time ?? '') ?? [];
  const [, id = ''] = new RegExp(`^\\(time\\.${sign}\\.${limit},id\\.${sign}\\.(\\d{1,16})\\)$`).exec(or ?? '') ?? [];
  const side = sign === 'lt' ? 'before' : 'after';
  const place = readPlace(id === '' ? limit : `${limit}.${id}`);
  const order = parameters.get('order') ?? '';
  const isPossible =
    place &&
    (isInclusive ? id !== '' : or === null && side === 'before') &&
    order.startsWith(side === 'before' ? 'time.desc' : 'time.asc');
  if (!isPossible) {
    throw apiErrors.badQuery(
      'Entries can only be filtered by one place in the order of time and id.',
      'Such as time=lte.5&or=(time.lt.5,id.lt.7)&order=time.desc,id.desc',
    );
  }
  return { side, place };
}
