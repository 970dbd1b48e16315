import type { Context } from 'hono';
import type { AnswerHeaders } from '#server/http/security-headers.ts';
import { type ApiError, apiErrors } from './api-errors.ts';

export const apiHeaders: AnswerHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};
export const listType = 'application/json; charset=utf-8';
const objectType = 'application/vnd.pgrst.object+json';

/** The shape of the answer. */
export type Shape = 'list' | 'object';

/** Parses the header `Accept`. Throws an `ApiError` if no listed type is available. */
export function readShape(accept: string | undefined): Shape {
  if (!accept) return 'list';
  for (const item of accept.split(',')) {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    // Such as `nulls=stripped`, another shape.
    if (parameters.some((parameter) => !/^(q|charset)=/.test(parameter))) continue;
    if (type === objectType) return 'object';
    if (['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json'].includes(type)) return 'list';
  }
  throw apiErrors.noSuchMediaType(accept);
}

/** The supported preferences of the header `Prefer`. */
export type Preferences = { returnsRow: boolean; replaces: boolean };

/** Throws an `ApiError` for an unsupported preference that would change the answer. */
export function readPreferences(prefer: string | undefined): Preferences {
  const wanted = (prefer ?? '').split(',').map((item) => item.trim().toLowerCase());
  if (wanted.some((item) => item.startsWith('count='))) throw apiErrors.noCount();
  return {
    returnsRow: wanted.includes('return=representation'),
    replaces: wanted.some((item) => item.startsWith('resolution=')),
  };
}

/** The columns of a row in the order of `columns`. */
export function pickColumns<Column extends string>(row: Partial<Record<Column, unknown>>, columns: readonly Column[]) {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}

/** `*` replaces the total, which is not counted. */
export function contentRangeOf(count: number): string {
  return count === 0 ? '*/*' : `0-${count - 1}/*`;
}

/** Throws an `ApiError` if the shape is `object` and there is not exactly one row. */
export function answerRows(rows: readonly object[], shape: Shape): Response {
  if (shape === 'object' && rows.length !== 1) throw apiErrors.notSingular(rows.length);
  return answerJson(shape === 'object' ? rows[0] : rows, shape, { 'content-range': contentRangeOf(rows.length) });
}

/** `more` are headers of this answer only. */
export function answerInserted(row: object | undefined, shape: Shape, more: AnswerHeaders): Response {
  if (row) return answerJson(shape === 'object' ? row : [row], shape, { 'content-range': '*/*', ...more }, 201);
  return new Response(null, {
    status: 201,
    headers: { ...apiHeaders, 'content-length': '0', 'content-range': '*/*', 'cache-control': 'no-store', ...more },
  });
}

/** The answer to a function's call; undefined for one that returns nothing. */
export function answerCalled(value: object | undefined, more: AnswerHeaders): Response {
  if (value) return answerJson(value, 'list', more);
  return new Response(null, { status: 204, headers: { ...apiHeaders, 'cache-control': 'no-store', ...more } });
}

export function answerApiError({ status, code, message, details, hint, headers }: ApiError): Response {
  return answerJson({ code, message, details, hint }, 'list', headers, status);
}

function answerJson(value: unknown, shape: Shape, headers: AnswerHeaders, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: {
      ...apiHeaders,
      'content-type': shape === 'object' ? `${objectType}; charset=utf-8` : listType,
      'cache-control': 'no-store',
      ...headers,
    },
  });
}

/** Throws an `ApiError` for any schema but `public`. */
export function checkSchema(c: Context): void {
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
  const schema = c.req.header(isReading ? 'accept-profile' : 'content-profile');
  if (schema !== undefined && schema !== 'public') throw apiErrors.unknownSchema(schema);
}
