import { type Audience, readLook } from '#model/guestbook-looks.ts';
import {
  type AudienceRow,
  constraints,
  type DrawnRow,
  entriesTable,
  type LookRow,
  type NewRow,
} from '#model/guestbook-table.ts';
import { publicColumns } from '../store.ts';
import { apiErrors } from './api-errors.ts';

/** All but the first five are optional. */
const sentColumns = [
  'id',
  'name',
  'website',
  'message',
  'time',
  'sticker',
  'paper',
  'drawing',
  'depicts',
  'audience',
] as const;

/**
 * Parses the row in a request's body. Throws an `ApiError` for anything else, for columns that visitors may not write,
 * missing values, and text that no database can store. Length limits are checked elsewhere. A sticker or paper that does
 * not exist is left out.
 */
export function readSentRow(body: Uint8Array): NewRow & LookRow & DrawnRow & AudienceRow {
  const sent = parseObject(body);
  for (const column of Object.keys(sent)) {
    if (!publicColumns.some((name) => name === column)) throw apiErrors.unknownColumnSent(column);
  }
  for (const column of Object.keys(sent)) {
    if (!sentColumns.some((name) => name === column)) throw apiErrors.denied(entriesTable);
  }
  for (const value of Object.values(sent)) checkText(value);
  const row: Record<string, unknown> = { website: '', ...sent };
  const { sticker = null, paper = null } = readLook(sent);
  return {
    id: readText(row, 'id'),
    name: readText(row, 'name'),
    website: readText(row, 'website'),
    message: readText(row, 'message'),
    time: readTime(row.time),
    sticker,
    paper,
    drawing: readOptional(row, 'drawing'),
    depicts: readOptional(row, 'depicts'),
    audience: readAudience(row),
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Throws an `ApiError` for a body that is no JSON object. */
export function parseObject(body: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw apiErrors.badBody(body.length === 0 ? 'The body is empty.' : 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw apiErrors.badBody('The body must be one entry: a JSON object.');
  }
  return value as Record<string, unknown>;
}

function checkText(value: unknown): void {
  if (typeof value !== 'string') return;
  if (!value.isWellFormed()) throw apiErrors.loneSurrogate();
  if (value.includes('\0')) throw apiErrors.nullByte();
}

/** Throws an `ApiError` for a missing value, another type, and text that no database can store. */
export function readText(row: Record<string, unknown>, column: string): string {
  const value = row[column];
  if (value === null || value === undefined) throw apiErrors.nullColumn(column);
  if (typeof value !== 'string') throw apiErrors.wrongType(column, 'text');
  checkText(value);
  return value;
}

/** Null if it is missing. Throws as if what is no text were a wrong one. */
function readOptional(row: Record<string, unknown>, column: 'drawing' | 'depicts' | 'audience'): string | null {
  const value = row[column] ?? null;
  if (value !== null && typeof value !== 'string') throw apiErrors.checkFailed(constraints[column]);
  return value;
}

function readAudience(row: Record<string, unknown>): Audience | null {
  const value = readOptional(row, 'audience');
  if (value !== null && value !== 'owner') throw apiErrors.checkFailed(constraints.audience);
  return value;
}

/** As in PostgreSQL, a string of digits is a number. */
function readTime(value: unknown): number {
  if (value === null || value === undefined) throw apiErrors.nullColumn('time');
  const time = typeof value === 'string' && /^-?\d{1,18}$/.test(value) ? Number(value) : value;
  if (typeof time !== 'number' || !Number.isInteger(time)) throw apiErrors.wrongType('time', 'bigint');
  return time;
}
