import type { IncomingHttpHeaders } from 'node:http';
import type { Query } from './database.ts';
import { PostgrestRefusal } from './postgrest-errors.ts';
import { callFunction, isNoArgument, writeCall } from './postgrest-functions.ts';
import { type Preferences, readPreferences, writeApplied } from './postgrest-preferences.ts';
import { quoteName, quoteText, writeColumns, writeFilters, writeLimit, writeOrder } from './postgrest-query.ts';
import { type Column, findColumns, type SchemaCache, writeTypes } from './postgrest-tables.ts';

export type PostgrestRequest = {
  method: string;
  /** The path after /rest/v1/. */
  resource: string;
  parameters: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Runs in the request's transaction, in the key's role. */
  query: Query;
  schema: SchemaCache;
};
type PreparedRequest = PostgrestRequest & { preferences: Preferences };
export type PostgrestAnswer = { status: number; body?: string; headers?: Record<string, string> };

/** A Supabase project's default limit of rows per read. */
const maxRows = 1000;
const objectType = 'application/vnd.pgrst.object+json';

/** Throws a `PostgrestRefusal` or a database error. */
export async function answerRequest(request: PostgrestRequest): Promise<PostgrestAnswer> {
  const { method, resource, headers } = request;
  const isWriting = ['POST', 'PATCH', 'PUT', 'DELETE'].includes(method);
  const [name = '', ...rest] = resource.split('/');
  if (name === '' || (rest.length > 0 && !(name === 'rpc' && rest.length === 1))) {
    throw new PostgrestRefusal(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  const profile = headers[isWriting ? 'content-profile' : 'accept-profile'];
  if (profile !== undefined && profile !== 'public') {
    const hint = 'Only the following schemas are exposed: public';
    throw new PostgrestRefusal(406, 'PGRST106', `Invalid schema: ${profile}`, null, hint);
  }
  if (name === 'rpc')
    return method === 'POST' ? callFunction(request, rest[0] ?? '') : answerCall(request, rest[0] ?? '');
  if (method === 'PUT') throw new Error('The fake does not support PUT, unlike PostgREST.');
  const answer = { GET: read, HEAD: read, POST: insert, PATCH: change, DELETE: remove, OPTIONS: listMethods }[method];
  if (!answer) throw new PostgrestRefusal(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
  const preferences = readPreferences(headers.prefer as string | undefined);
  if (['POST', 'PATCH'].includes(method)) requireJson(headers['content-type']);
  const columns = await findColumns(request, resource);
  requireAcceptable(headers.accept);
  const answered = await answer({ ...request, preferences }, columns);
  const negotiated = profile && answered.body !== undefined ? { 'content-profile': 'public' } : {};
  return { ...answered, headers: { ...answered.headers, ...negotiated } };
}

/** A function that reads, called by GET. */
async function answerCall(request: PostgrestRequest, name: string): Promise<PostgrestAnswer> {
  const { headers, parameters, query } = request;
  const call = await writeCall(query, name, parameters);
  requireAcceptable(headers.accept);
  const preferences = readPreferences(headers.prefer as string | undefined);
  const others = [...parameters].filter(([parameter]) => isNoArgument(parameter));
  return read({ ...request, resource: `rpc/${name}`, parameters: new URLSearchParams(others), preferences }, [], call);
}

/** PostgREST also accepts CSV and forms, which no test sends. */
function requireJson(type = 'application/json') {
  const [mime = ''] = type.split(';');
  if (mime.trim().toLowerCase() === 'application/json') return;
  throw new PostgrestRefusal(400, 'PGRST102', `Content-Type not acceptable: ${mime}`);
}

function requireAcceptable(accept = '*/*') {
  const types = accept.split(',').map((type) => type.split(';')[0]?.trim() ?? '');
  const isKnown = (type: string) => ['*/*', 'application/*', 'application/json', objectType].includes(type);
  if (types.some(isKnown)) return;
  const message = `None of these media types are available: ${types.join(', ')}`;
  throw new PostgrestRefusal(406, 'PGRST107', message);
}

/** The methods of a table; rights are not checked. */
async function listMethods(_request: PreparedRequest, columns: Column[]): Promise<PostgrestAnswer> {
  const hasKey = columns.some(({ isKey }) => isKey);
  return { status: 200, headers: { allow: `OPTIONS,GET,HEAD,POST,${hasKey ? 'PUT,' : ''}PATCH,DELETE` } };
}

/** `source`: the table, or the call of a function. */
async function read(
  { resource, parameters, headers, query, preferences }: PreparedRequest,
  _columns: Column[],
  source = `public.${quoteName(resource)}`,
): Promise<PostgrestAnswer> {
  const offset = parameters.get('offset');
  const limit = String(Math.min(Number(parameters.get('limit') ?? maxRows), maxRows));
  const where = writeFilters(parameters);
  const select = writeColumns(parameters.get('select') ?? '*');
  const rows = [where, writeOrder(parameters.get('order')), writeLimit({ limit, offset })].join(' ');
  const { body, count } = await collect(query, `(select ${select} from ${source} ${rows})`, headers);
  const asked = [...parameters].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const location = `/${resource}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
  const about = {
    'content-type': readContentType(headers),
    'content-location': location,
    ...writeApplied(preferences, ['count', 'handling']),
  };
  const first = Number(offset ?? 0);
  if (preferences.count !== 'exact') {
    return { status: 200, body, headers: { ...about, 'content-range': writeRange(first, count, '*') } };
  }
  const [{ count: total } = {}] = await query(`select count(*)::int as count from ${source} ${where}`);
  if (first > Number(total)) {
    const details = `An offset of ${first} was requested, but there are only ${total} rows.`;
    throw new PostgrestRefusal(416, 'PGRST103', 'Requested range not satisfiable', details);
  }
  return {
    status: count < Number(total) ? 206 : 200,
    body,
    headers: { ...about, 'content-range': writeRange(first, count, String(total)) },
  };
}

function writeRange(first: number, count: number, total: string) {
  return `${count === 0 ? '*' : `${first}-${first + count - 1}`}/${total}`;
}

function readContentType({ accept = '' }: IncomingHttpHeaders) {
  return `${accept.includes(objectType) ? objectType : 'application/json'}; charset=utf-8`;
}

async function insert(request: PreparedRequest, columns: Column[]): Promise<PostgrestAnswer> {
  const { resource, parameters, body, preferences } = request;
  const payload = parseBody(body);
  const objects = Array.isArray(payload) ? payload : [payload];
  const chosen = chooseColumns(resource, objects, columns, parameters.get('columns'));
  const names = chosen.map(({ name }) => quoteName(name)).join(', ');
  const target = `insert into public.${quoteName(resource)}`;
  if (objects.length === 0) return { status: 201, ...(wantsRows(request) && { body: '[]' }) };
  if (chosen.length === 0) return answerCreated(request, await write(request, `${target} default values`, []));
  const defaults =
    preferences.missing === 'default'
      ? chosen.flatMap(({ name, fallback }) => (fallback ? [`${quoteText(name)}, ${fallback}`] : []))
      : [];
  const source = `${target} (${names}) select ${names} from (
      select row.* from json_array_elements($1::text::json) element,
      ${defaults.length > 0 ? `jsonb_to_record(jsonb_build_object(${defaults.join(', ')}) || element::jsonb)` : 'json_to_record(element)'}
      as row(${writeTypes(chosen)})
    ) rows ${writeConflict(request, columns, names)}`;
  return answerCreated(request, await write(request, source, [Array.isArray(payload) ? body : `[${body}]`]));
}

function answerCreated({ preferences }: PreparedRequest, answer: PostgrestAnswer): PostgrestAnswer {
  const applied = writeApplied(preferences, ['resolution', 'missing', 'return', 'count', 'handling']);
  const range = answer.headers?.['content-range'] ?? '';
  const headers = { ...answer.headers, 'content-range': range.replace(/^.*\//, '*/'), ...applied };
  return { ...answer, status: 201, headers };
}

function writeConflict({ preferences: { resolution }, parameters }: PreparedRequest, columns: Column[], names: string) {
  if (!resolution) return '';
  const keys =
    parameters.get('on_conflict')?.split(',') ?? columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  const target = keys.map((name) => quoteName(name.trim().replaceAll('"', ''))).join(', ');
  const changes = names.split(', ').map((name) => `${name} = excluded.${name}`);
  return `on conflict (${target}) do ${resolution === 'ignore-duplicates' ? 'nothing' : `update set ${changes.join(', ')}`}`;
}

async function change(request: PreparedRequest, columns: Column[]): Promise<PostgrestAnswer> {
  const { resource, parameters, body } = request;
  const payload = parseBody(body);
  const chosen = chooseColumns(resource, [payload], columns, parameters.get('columns'));
  if (chosen.length === 0) return wantsRows(request) ? { status: 200, body: '[]' } : { status: 204 };
  const names = chosen.map(({ name }) => quoteName(name)).join(', ');
  const values = `select ${names} from json_to_record($1::text::json) as row(${writeTypes(chosen)})`;
  const where = writeSafeFilters('UPDATE', parameters);
  return write(request, `update public.${quoteName(resource)} set (${names}) = (${values}) ${where}`, [body]);
}

async function remove(request: PreparedRequest): Promise<PostgrestAnswer> {
  const { resource, parameters } = request;
  const where = writeSafeFilters('DELETE', parameters);
  return write(request, `delete from public.${quoteName(resource)} ${where}`, []);
}

/** Supabase loads the extension safeupdate, which requires a filter. */
function writeSafeFilters(command: string, parameters: URLSearchParams) {
  const where = writeFilters(parameters);
  if (!where) throw new PostgrestRefusal(400, '21000', `${command} requires a WHERE clause`);
  return where;
}

async function write(request: PreparedRequest, statement: string, values: string[]): Promise<PostgrestAnswer> {
  const { method, headers, parameters, query, preferences } = request;
  // Returning 1 requires no select privilege.
  const returning = wantsRows(request) ? writeColumns(parameters.get('select') ?? '*') : '1';
  const { body, count } = await collect(query, `${statement} returning ${returning}`, headers, values);
  const total = preferences.count === 'exact' ? String(count) : '*';
  const more = {
    'content-range': method === 'PATCH' ? writeRange(0, count, total) : `*/${total}`,
    ...writeApplied(preferences, ['missing', 'return', 'count', 'handling']),
  };
  if (!wantsRows(request)) return { status: 204, headers: more };
  return { status: 200, body, headers: { ...more, 'content-type': readContentType(headers) } };
}

/** All rows as JSON, or a single object if requested. */
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

function wantsRows({ preferences }: PreparedRequest) {
  return preferences.return === 'representation';
}
