export type ErrorBody = { code: string; message: string; details: string | null; hint: string | null };

/** An error of PostgREST itself rather than of the database. */
export class PostgrestRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details, hint };
    this.headers = headers;
  }
}

/** The error of PostgreSQL that `pg` and PGlite throw. */
type DatabaseError = Error & { code: string; detail?: string; hint?: string };

/** Status by SQLSTATE prefix, from PostgREST's documentation of errors; the first match wins, the default is 400. */
const statuses: readonly [prefix: string, status: number][] = [
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
];

export type Explained = { status: number; body: ErrorBody; headers: Record<string, string> };

/** The answer to an error. Rethrows anything unexpected, which is a bug of the fake. */
export function explainError(error: unknown, isAnonymous: boolean): Explained {
  const { status, body, headers } = error instanceof PostgrestRefusal ? error : explainDatabase(error, isAnonymous);
  return { status, body, headers: { 'proxy-status': `PostgREST; error=${body.code}`, ...headers } };
}

function explainDatabase(error: unknown, isAnonymous: boolean): Explained {
  if (!(error instanceof Error) || !('code' in error) || !/^[0-9A-Z]{5}$/.test(String(error.code))) throw error;
  const { code, message, detail, hint } = error as DatabaseError;
  const status = findStatus(code, message, isAnonymous);
  return {
    status,
    body: { code, message, details: detail ?? null, hint: hint ?? null },
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  };
}

function findStatus(code: string, message: string, isAnonymous: boolean) {
  if (code === '42501') return isAnonymous ? 401 : 403;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  if (code === '22023' && /^role .* does not exist$/s.test(message)) return 401;
  if (code.startsWith('PT')) return /^PT\d{3}$/.test(code) ? Number(code.slice(2)) : 500;
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}
