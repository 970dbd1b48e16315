import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { readLimit } from '#model/guestbook.ts';
import { findFunction } from '#model/guestbook-find.ts';
import { handCalls } from '#model/guestbook-hand.ts';
import { heartCalls } from '#model/guestbook-hearts.ts';
import {
  entriesTable,
  formFactsHeader,
  type MonthRow,
  monthsTable,
  readFormFacts,
  type StatusRow,
  statusTable,
} from '#model/guestbook-table.ts';
import { answerLiveFile, type LiveFile } from '#server/http/live-file.ts';
import { readBody } from '#server/http/request-body.ts';
import type { AnswerHeaders } from '#server/http/security-headers.ts';
import { lengthOf, maxAddressLength, normalisePath, queryOf } from '#server/http/url-path.ts';
import { isDatabaseError } from '#server/storage/database-error.ts';
import {
  answerApiError,
  answerInserted,
  answerRows,
  apiHeaders,
  checkSchema,
  pickColumns,
  readPreferences,
  readShape,
} from './api/api-answers.ts';
import { ApiError, apiErrors, maxBodyBytes } from './api/api-errors.ts';
import type { CrossOrigin } from './api/cross-origin.ts';
import { readFindQuery } from './api/find-query.ts';
import { type QueriedTable, readColumns, readListQuery } from './api/list-query.ts';
import { readSentRow } from './api/sent-row.ts';
import type { FindEntries } from './find-store.ts';
import { callFunction, type FunctionOptions, requireJson } from './function-calls.ts';
import type { SignGuestbook } from './signing.ts';
import { type EntryStore, publicColumns } from './store.ts';

export type GuestbookRouteOptions = {
  /** The site's base path; starts and ends with a slash. */
  base: string;
  store: EntryStore;
  find: FindEntries;
  latest: LiveFile;
  sign: SignGuestbook;
  readStatus: () => StatusRow;
  crossOrigin: CrossOrigin;
} & FunctionOptions;

const findPath = `rpc/${findFunction}`;
const entries = { name: entriesTable, columns: publicColumns };
const status: QueriedTable<keyof StatusRow> = {
  name: statusTable,
  columns: ['is_open', 'approves_first'],
  isUnordered: true,
};
const months: QueriedTable<keyof MonthRow> = { name: monthsTable, columns: ['month', 'count'], isUnordered: true };
const allowedMethods = new Map([
  [entriesTable, 'OPTIONS,GET,HEAD,POST'],
  [statusTable, 'OPTIONS,GET,HEAD'],
  [monthsTable, 'OPTIONS,GET,HEAD'],
  [findPath, 'OPTIONS,GET,HEAD'],
  ...[...Object.values(handCalls), ...Object.values(heartCalls)].map((call): [string, string] => [
    `rpc/${call}`,
    'OPTIONS,POST',
  ]),
]);

/** The part of PostgREST's API that the guestbook uses, mounted at `rest/v1`. Other requests get PostgREST's errors. */
export function createGuestbookRoutes(options: GuestbookRouteOptions): Hono {
  const routes = new Hono();
  routes.all('/*', async (c) => {
    const origin = c.req.header('origin');
    const headers = { vary: 'Origin', ...options.crossOrigin.headersFor(origin) };
    try {
      if (c.req.method === 'OPTIONS') return withHeaders(answerOptions(c, options), headers);
      return await answerCall(c, options, headers);
    } catch (cause) {
      if (cause instanceof ApiError) return withHeaders(answerApiError(cause), headers);
      const error = isDatabaseError(cause) ? apiErrors.unavailable() : apiErrors.unexpected();
      throw new HTTPException(error.status, { res: withHeaders(answerApiError(error), headers), cause });
    }
  });
  return routes;
}

/** Costly: as soon as its headers are read, the adapter makes an object of each response. */
function withHeaders(answer: Response, headers: AnswerHeaders): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (name !== 'vary' || !answer.headers.has('vary')) answer.headers.set(name, value);
  }
  return answer;
}

/** The table in a request's path, or a function as `rpc/name`. */
function readTable(c: Context, base: string): string {
  const name = normalisePath(c.req.path)?.slice(`${base}rest/v1/`.length) ?? '';
  const [first = '', ...rest] = name.split('/');
  if (first === '' || (rest.length > 0 && !(first === 'rpc' && rest.length === 1))) throw apiErrors.unknownPath();
  return decodeURIComponent(name);
}

function answerOptions(c: Context, { base, crossOrigin }: GuestbookRouteOptions): Response {
  const allow = allowedMethods.get(readTable(c, base)) ?? 'OPTIONS';
  return new Response(null, {
    status: 204,
    headers: { ...apiHeaders, allow, ...crossOrigin.preflightFor(c.req.header('origin')) },
  });
}

/** `headers` are those of every answer. */
async function answerCall(c: Context, options: GuestbookRouteOptions, headers: AnswerHeaders): Promise<Response> {
  if (lengthOf(c.req.url) > maxAddressLength) throw apiErrors.addressTooLong();
  checkSchema(c);
  const table = readTable(c, options.base);
  const allow = allowedMethods.get(table);
  const called = table.startsWith('rpc/') ? table.slice('rpc/'.length) : undefined;
  if (allow === undefined)
    throw called === undefined ? apiErrors.unknownTable(table) : apiErrors.unknownFunction(called);
  if (called !== undefined) {
    if (!allow.split(',').includes(c.req.method)) throw apiErrors.unsupportedMethod(c.req.method, allow);
    if (table === findPath) return withHeaders(await findEntries(c, options), headers);
    return await callFunction(c, called, options, headers);
  }
  switch (c.req.method) {
    case 'GET':
    case 'HEAD':
      return withHeaders(listers[table as keyof typeof listers](c, options), headers);
    case 'POST':
      if (table === entriesTable) return await insertEntry(c, options, headers);
      throw apiErrors.denied(table);
    case 'PATCH':
    case 'PUT':
    case 'DELETE':
      throw apiErrors.denied(table);
    default:
      throw apiErrors.unsupportedMethod(c.req.method, allow);
  }
}

function listEntries(c: Context, { store, latest }: GuestbookRouteOptions): Response {
  const shape = readShape(c.req.header('accept'));
  readPreferences(c.req.header('prefer'));
  const { columns, order, limit, id, page } = readListQuery(new URLSearchParams(queryOf(c.req.url)), entries);
  if (id !== undefined) {
    const found = limit === 0 ? undefined : store.findVisible(id);
    return answerRows(found ? [pickColumns(found, columns)] : [], shape);
  }
  if (page) {
    const list = page.side === 'before' ? store.listBefore : store.listAfter;
    return answerRows(
      list(page.place, limit).map((row) => pickColumns(row, columns)),
      shape,
    );
  }
  const isLatest = order === 'time.desc' && limit === readLimit && columns === publicColumns;
  if (isLatest && shape === 'list') return answerLiveFile(latest(), c);
  const rows = store.listVisible(limit, order);
  return answerRows(columns === publicColumns ? rows : rows.map((row) => pickColumns(row, columns)), shape);
}

async function findEntries(c: Context, { find }: GuestbookRouteOptions): Promise<Response> {
  const shape = readShape(c.req.header('accept'));
  readPreferences(c.req.header('prefer'));
  const { words, before, limit, columns } = readFindQuery(new URLSearchParams(queryOf(c.req.url)), entries);
  const rows = words === undefined ? [] : await find(words, before, limit);
  return answerRows(
    rows.map((row) => pickColumns(row, columns)),
    shape,
  );
}

function listStatus(c: Context, { readStatus }: GuestbookRouteOptions): Response {
  const shape = readShape(c.req.header('accept'));
  readPreferences(c.req.header('prefer'));
  const { columns, limit } = readListQuery(new URLSearchParams(queryOf(c.req.url)), status);
  return answerRows(limit === 0 ? [] : [pickColumns(readStatus(), columns)], shape);
}

function listMonths(c: Context, { store }: GuestbookRouteOptions): Response {
  const shape = readShape(c.req.header('accept'));
  readPreferences(c.req.header('prefer'));
  const { columns, limit } = readListQuery(new URLSearchParams(queryOf(c.req.url)), months);
  const rows = store.listMonths().slice(0, limit);
  return answerRows(
    rows.map((row) => pickColumns(row, columns)),
    shape,
  );
}

const listers = { [entriesTable]: listEntries, [statusTable]: listStatus, [monthsTable]: listMonths };

async function insertEntry(
  c: Context,
  { sign, findSender }: GuestbookRouteOptions,
  headers: AnswerHeaders,
): Promise<Response> {
  requireJson(c);
  const shape = readShape(c.req.header('accept'));
  const { returnsRow, replaces } = readPreferences(c.req.header('prefer'));
  const columns = readInsertQuery(new URLSearchParams(queryOf(c.req.url)));
  // Before awaiting the body, because a closed connection has no address.
  const sender = findSender(c);
  const body = await readBody(c, maxBodyBytes);
  if (!body) throw apiErrors.tooLarge();
  if (replaces) throw apiErrors.denied(entriesTable);
  const row = readSentRow(body);
  const facts = readFormFacts(c.req.header(formFactsHeader));
  const stored = await sign({ row, facts, sender });
  return answerInserted(returnsRow ? pickColumns(stored, columns) : undefined, shape, headers);
}

function readInsertQuery(parameters: URLSearchParams) {
  for (const name of parameters.keys()) {
    const isIgnored = ['select', 'apikey', 'columns', 'on_conflict'].includes(name);
    if (!isIgnored) throw apiErrors.badQuery(`"${name.slice(0, 64)}" is not supported here.`, 'Supported: select');
  }
  return readColumns(parameters.get('select'), entries);
}
