import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { maxDepictsLength } from '#model/drawing-size.ts';
import { maxMessageLength, maxNameLength, maxStoredWebsiteLength } from '#model/guestbook.ts';
import { findFunction } from '#model/guestbook-find.ts';
import { handCodes } from '#model/guestbook-hand.ts';
import { heartCodes } from '#model/guestbook-hearts.ts';
import { constraints, entriesTable, errorCodes, idTakenHint } from '#model/guestbook-table.ts';
import type { AnswerHeaders } from '#server/http/security-headers.ts';

/** In bytes; the largest valid row takes less than 14 000. */
export const maxBodyBytes = 16_384;

type ApiErrorOptions = { details?: string; hint?: string; headers?: AnswerHeaders };

/** An error in the format of PostgREST. All of it is sent to the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: AnswerHeaders;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { details, hint, headers = {} }: ApiErrorOptions = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details ?? null;
    this.hint = hint ?? null;
    this.headers = headers;
  }
}

const hints: Record<string, string> = {
  [constraints.id]: 'An id must be 1 to 16 digits.',
  [constraints.name]: `A name must have 1 to ${maxNameLength} characters, at least one visible, and no control characters.`,
  [constraints.website]: `A website must be empty or an http or https address of at most ${maxStoredWebsiteLength} characters.`,
  [constraints.message]: `A message must have 1 to ${maxMessageLength} characters, at least one visible, and no control characters except line feeds and tabs.`,
  [constraints.time]: 'A time must be a whole number of milliseconds since 1970.',
  [constraints.drawing]:
    'A drawing must be 96 x 64 pixels in base64url, of at most 2304 bytes: 3 bits a pixel, or runs.',
  [constraints.depicts]: `A drawing needs words of at most ${maxDepictsLength} characters that say what it shows; without one there are none.`,
};

/** Why an entry cannot be changed by its author. */
const handRefusals = {
  gone: [410, 'This entry is deleted.'],
  late: [412, 'It is too late to change this entry.'],
  hidden: [423, 'The owner has hidden this entry.'],
  answered: [424, 'The owner has answered this entry.'],
} as const;

/** All errors of the API with their codes and messages. Names from the request are truncated to 64 characters. */
export const apiErrors = {
  stored: () =>
    new ApiError(409, errorCodes.stored, 'This entry is stored already.', { hint: 'Nothing is left to be done.' }),
  idTaken: () =>
    new ApiError(409, errorCodes.idTaken, 'duplicate key value violates unique constraint "guestbook_entries_id_key"', {
      hint: idTakenHint,
    }),
  closed: () => new ApiError(403, errorCodes.closed, 'The guestbook is closed.'),
  tooMany: (retryAfterSeconds: number) =>
    new ApiError(429, errorCodes.tooMany, 'The guestbook has been signed too often within an hour.', {
      hint: 'Please try again later.',
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
  full: () =>
    new ApiError(503, errorCodes.full, 'Too many messages are waiting for approval.', {
      hint: 'Please try again later.',
      // Until the owner has read some.
      headers: { 'retry-after': '600' },
    }),
  busy: () =>
    new ApiError(503, errorCodes.full, 'Too many are searching the guestbook.', {
      hint: 'Please try again later.',
      headers: { 'retry-after': '10' },
    }),
  /** Says the same of every entry, whatever its state. */
  notYours: () => new ApiError(404, handCodes.unknown, 'There is no entry with this id and this secret.'),
  noEntry: () => new ApiError(404, heartCodes.unknown, 'There is no such entry.'),
  tooManyHearts: (retryAfterSeconds: number) =>
    new ApiError(429, errorCodes.tooMany, 'Too many hearts within an hour.', {
      hint: 'Please try again later.',
      headers: { 'retry-after': String(retryAfterSeconds) },
    }),
  /** From many senders. */
  floodOfHearts: () =>
    new ApiError(503, errorCodes.full, 'Too many hearts at once.', {
      hint: 'Please try again later.',
      headers: { 'retry-after': '600' },
    }),
  badHeartKey: () => new ApiError(400, heartCodes.badKey, 'This is not the key of a browser.'),
  deniedFunction: (name: string) => new ApiError(401, heartCodes.off, `permission denied for function ${name}`),
  handRefused: (why: keyof typeof handRefusals) =>
    new ApiError(handRefusals[why][0], handCodes[why], handRefusals[why][1]),
  checkFailed: (constraint: string) =>
    new ApiError(
      400,
      errorCodes.checkFailed,
      `new row for relation "${entriesTable}" violates check constraint "${constraint}"`,
      hints[constraint] === undefined ? {} : { hint: hints[constraint] },
    ),
  nullColumn: (column: string) =>
    new ApiError(
      400,
      '23502',
      `null value in column "${column}" of relation "${entriesTable}" violates not-null constraint`,
    ),
  wrongType: (column: string, type: 'text' | 'bigint') =>
    new ApiError(400, '22P02', `invalid input syntax for type ${type} in column "${column}"`),
  loneSurrogate: () =>
    new ApiError(400, '22P02', 'invalid input syntax for type json', {
      details: 'The text has a lone surrogate.',
    }),
  nullByte: () =>
    new ApiError(400, '22P05', 'unsupported Unicode escape sequence', {
      details: String.raw`\u0000 cannot be converted to text.`,
    }),
  denied: (table: string) =>
    new ApiError(401, '42501', `permission denied for table ${table}`, {
      hint: `Visitors can list ${table === entriesTable ? 'and add entries' : 'this table'}, and nothing else.`,
    }),
  unknownColumnSent: (column: string) =>
    new ApiError(
      400,
      'PGRST204',
      `Could not find the '${column.slice(0, 64)}' column of '${entriesTable}' in the schema cache`,
    ),
  unknownColumn: (table: string, column: string) =>
    new ApiError(400, '42703', `column ${table}.${column.slice(0, 64)} does not exist`),
  badQuery: (message: string, hint?: string) =>
    new ApiError(400, 'PGRST100', message, hint === undefined ? {} : { hint }),
  badBody: (message: string) => new ApiError(400, 'PGRST102', message),
  wrongContentType: () =>
    new ApiError(415, 'PGRST102', 'The body must be JSON.', {
      hint: 'Send the header Content-Type: application/json.',
    }),
  tooLarge: () =>
    new ApiError(413, 'PGRST102', `The body is larger than ${maxBodyBytes} bytes.`, {
      // The rest of the body is not read.
      headers: { connection: 'close' },
    }),
  unknownSchema: (schema: string) =>
    new ApiError(406, 'PGRST106', `Invalid schema: ${schema.slice(0, 64)}`, {
      hint: 'Only the following schemas are exposed: public',
    }),
  noSuchMediaType: (accept: string) =>
    new ApiError(406, 'PGRST107', `None of these media types are available: ${accept.slice(0, 200)}`),
  notSingular: (count: number) =>
    new ApiError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    }),
  addressTooLong: () => new ApiError(414, 'PGRST100', 'The address is too long.'),
  unsupportedMethod: (method: string, allow: string) =>
    new ApiError(405, 'PGRST117', `Unsupported HTTP method: ${method.slice(0, 64)}`, { headers: { allow } }),
  noCount: () =>
    new ApiError(400, 'PGRST122', 'Rows are not counted here.', { hint: 'Leave out the preference count.' }),
  unknownPath: () => new ApiError(404, 'PGRST125', 'Invalid path specified in request URL'),
  unknownTable: (name: string) =>
    new ApiError(404, 'PGRST205', `Could not find the table 'public.${name.slice(0, 64)}' in the schema cache`, {
      hint: `Perhaps you meant the table 'public.${entriesTable}'`,
    }),
  unknownFunction: (name: string) =>
    new ApiError(
      404,
      'PGRST202',
      `Could not find the function public.${name.slice(0, 64)} with these arguments in the schema cache`,
    ),
  unknownParameter: (name: string) =>
    new ApiError(404, 'PGRST202', `Could not find the function public.${findFunction} with "${name.slice(0, 64)}"`, {
      hint: 'It takes words, before_time, before_id and most; words must be there.',
    }),
  wrongParameter: (text: string) =>
    new ApiError(400, '22P02', `invalid input syntax for type bigint: "${text.slice(0, 64)}"`),
  unavailable: () =>
    new ApiError(503, 'PGRST001', 'The guestbook cannot be reached at the moment. Please try again later.', {
      headers: { 'retry-after': '30' },
    }),
  unexpected: () => new ApiError(500, 'PGRSTX00', 'Something went wrong here, sorry. Please try again in a moment.'),
} as const;
