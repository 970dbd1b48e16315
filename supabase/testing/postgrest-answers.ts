import type { IncomingHttpHeaders } from 'node:http';
import type { Query } from './database.ts';
import { PostgrestRefusal } from './postgrest-errors.ts';
import { quoteName, quoteText, writeColumns, writeFilters, writeLimit, writeOrder } from './postgrest-query.ts';
import { type Column, findColumns, type SchemaCache, writeTypes } from './postgrest-tables.ts';

export type PostgrestRequest = {
  method: string;
  /** What stands behind /rest/v1/. */
  resource: string;
  parameters: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Asks within the transaction of the request, in the key's role. */
  query: Query;
  schema: SchemaCache;
};
export type PostgrestAnswer = { status: number; body?: string; headers?: Record<string, string> };

/** A Supabase project's own setting: a read answers with no more rows than these. */
const maxRows = 1000;
const objectType = 'application/vnd.pgrst.object+json';

/** Throws a `PostgrestRefusal`, or what the database throws. */
export async function answerRequest(request: PostgrestRequest): Promise<PostgrestAnswer> {
  const { method, resource, headers } = request;
  if (resource.startsWith('rpc/')) {
    const message = `Could not find the function public.${resource.slice(4)} in the schema cache`;
    throw new PostgrestRefusal(404, 'PGRST202', message);
  }
  if (!/^$|\*\/\*|application\/(json|vnd\.pgrst\.object\+json)/.test(headers.accept ?? '')) {
    throw new PostgrestRefusal(406, 'PGRST107', `None of these media types are available: ${headers.accept}`);
  }
  const answer = { GET: read, HEAD: read, POST: insert, PATCH: change, DELETE: remove }[method];
  if (!answer) throw new PostgrestRefusal(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  return answer(request, await findColumns(request, resource));
}

async function read({ resource, parameters, headers, query }: PostgrestRequest): Promise<PostgrestAnswer> {
  const offset = parameters.get('offset');
  const limit = String(Math.min(Number(parameters.get('limit') ?? maxRows), maxRows));
  const where = writeFilters(parameters);
  const select = writeColumns(parameters.get('select') ?? '*');
  const rows = [where, writeOrder(parameters.get('order')), writeLimit({ limit, offset })].join(' ');
  const source = `select ${select} from public.${quoteName(resource)}`;
  const { body, count } = await collect(query, `(${source} ${rows})`, headers);
  if (!has(headers, 'count=exact')) {
    return { status: 200, body, headers: { 'content-range': `${writeRange(offset, count)}/*` } };
  }
  const [total] = await query(`select count(*)::int as count from public.${quoteName(resource)} ${where}`);
  const isPart = count < Number(total?.count);
  return {
    status: isPart ? 206 : 200,
    body,
    headers: { 'content-range': `${writeRange(offset, count)}/${total?.count}` },
  };
}

function writeRange(offset: string | null, count: number) {
  return count === 0 ? '*' : `${offset ?? 0}-${Number(offset ?? 0) + count - 1}`;
}

async function insert(request: PostgrestRequest, columns: Column[]): Promise<PostgrestAnswer> {
  const { resource, parameters, headers, body } = request;
  const payload = parseBody(body);
  const objects = Array.isArray(payload) ? payload : [payload];
  const chosen = chooseColumns(resource, objects, columns, parameters.get('columns'));
  const names = chosen.map(({ name }) => quoteName(name)).join(', ');
  const target = `insert into public.${quoteName(resource)}`;
  if (objects.length === 0) return { status: 201, ...(wantsRows(headers) && { body: '[]' }) };
  if (chosen.length === 0) return change201(await write(request, `${target} default values`, []));
  const defaults = has(headers, 'missing=default')
    ? chosen.flatMap(({ name, fallback }) => (fallback ? [`${quoteText(name)}, ${fallback}`] : []))
    : [];
  const source = `${target} (${names}) select ${names} from (
      select row.* from json_array_elements($1::text::json) element,
      ${defaults.length > 0 ? `jsonb_to_record(jsonb_build_object(${defaults.join(', ')}) || element::jsonb)` : 'json_to_record(element)'}
      as row(${writeTypes(chosen)})
    ) rows ${writeConflict(request, columns, names)}`;
  return change201(await write(request, source, [Array.isArray(payload) ? body : `[${body}]`]));
}

function change201(answer: PostgrestAnswer): PostgrestAnswer {
  return { ...answer, status: 201 };
}

function writeConflict({ headers, parameters }: PostgrestRequest, columns: Column[], names: string) {
  const [, resolution] = /resolution=(ignore|merge)-duplicates/.exec(String(headers.prefer)) ?? [];
  if (!resolution) return '';
  const keys =
    parameters.get('on_conflict')?.split(',') ?? columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  const target = keys.map((name) => quoteName(name.trim().replaceAll('"', ''))).join(', ');
  const changes = names.split(', ').map((name) => `${name} = excluded.${name}`);
  return `on conflict (${target}) do ${resolution === 'ignore' ? 'nothing' : `update set ${changes.join(', ')}`}`;
}

async function change(request: PostgrestRequest, columns: Column[]): Promise<PostgrestAnswer> {
  const { resource, parameters, body } = request;
  const payload = parseBody(body);
  const chosen = chooseColumns(resource, [payload], columns, parameters.get('columns'));
  if (chosen.length === 0) return wantsRows(request.headers) ? { status: 200, body: '[]' } : { status: 204 };
  const names = chosen.map(({ name }) => quoteName(name)).join(', ');
  const values = `select ${names} from json_to_record($1::text::json) as row(${writeTypes(chosen)})`;
  const where = writeSafeFilters('UPDATE', parameters);
  return write(request, `update public.${quoteName(resource)} set (${names}) = (${values}) ${where}`, [body]);
}

async function remove(request: PostgrestRequest): Promise<PostgrestAnswer> {
  const { resource, parameters } = request;
  const where = writeSafeFilters('DELETE', parameters);
  return write(request, `delete from public.${quoteName(resource)} ${where}`, []);
}

/** Supabase loads the extension safeupdate: nothing changes all rows by accident. */
function writeSafeFilters(command: string, parameters: URLSearchParams) {
  const where = writeFilters(parameters);
  if (!where) throw new PostgrestRefusal(400, '21000', `${command} requires a WHERE clause`);
  return where;
}

async function write(
  { headers, parameters, query }: PostgrestRequest,
  statement: string,
  values: string[],
): Promise<PostgrestAnswer> {
  // Returning 1 asks for no right to read.
  const returning = wantsRows(headers) ? writeColumns(parameters.get('select') ?? '*') : '1';
  const { body, count } = await collect(query, `${statement} returning ${returning}`, headers, values);
  const range = { 'content-range': `*/${has(headers, 'count=exact') ? count : '*'}` };
  return wantsRows(headers) ? { status: 200, body, headers: range } : { status: 204, headers: range };
}

/** All rows as JSON, or the one that was asked for. */
async function collect(query: Query, statement: string, headers: IncomingHttpHeaders, values: string[] = []) {
  const isSingle = headers.accept?.includes(objectType) ?? false;
  const [row] = await query(
    `with source as (${statement})
     select count(*)::int as count, coalesce(json_agg(source)${isSingle ? ' -> 0' : ''}, '[]')::text as body from source`,
    values,
  );
  const count = Number(row?.count);
  if (isSingle && count !== 1) {
    const message = 'Cannot coerce the result to a single JSON object';
    throw new PostgrestRefusal(406, 'PGRST116', message, `The result contains ${count} rows`);
  }
  return { body: String(row?.body), count };
}

type JsonObject = Record<string, unknown>;

function parseBody(body: string): JsonObject | JsonObject[] {
  try {
    const payload: unknown = JSON.parse(body);
    if (typeof payload === 'object' && payload !== null) return payload as JsonObject;
  } catch {}
  throw new PostgrestRefusal(400, 'PGRST102', 'Empty or invalid json');
}

function chooseColumns(
  table: string,
  objects: (JsonObject | JsonObject[])[],
  columns: Column[],
  chosen: string | null,
): Column[] {
  const [first = {}, ...others] = objects.map((object) => Object.keys(object));
  const names = chosen?.split(',').map((name) => name.trim().replaceAll('"', '')) ?? (first as string[]);
  if (!chosen && others.some((keys) => keys.length !== names.length || keys.some((key) => !names.includes(key)))) {
    throw new PostgrestRefusal(400, 'PGRST102', 'All object keys must match');
  }
  return names.map((name) => {
    const column = columns.find((other) => other.name === name);
    if (column) return column;
    const message = `Could not find the '${name}' column of '${table}' in the schema cache`;
    throw new PostgrestRefusal(400, 'PGRST204', message);
  });
}

function wantsRows(headers: IncomingHttpHeaders) {
  return has(headers, 'return=representation');
}

function has(headers: IncomingHttpHeaders, preference: string) {
  return String(headers.prefer ?? '').includes(preference);
}
