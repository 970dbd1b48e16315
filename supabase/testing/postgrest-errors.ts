export type ErrorBody = { code: string; message: string; details: string | null; hint: string | null };

/** A refusal in PostgREST's own words, before or after the database was asked. */
export class PostgrestRefusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details, hint };
  }
}

/** What `pg` and PGlite throw when PostgreSQL refuses. */
type DatabaseError = Error & { code: string; detail?: string; hint?: string };

/** The status by SQLSTATE, as in PostgREST's documentation of errors; the first prefix that fits. */
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
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57P01', 503],
  ['57', 500],
  ['58', 500],
  ['P0001', 400],
  ['P0', 500],
  ['XX', 500],
];

/** The answer to whatever went wrong. Throws what is no refusal: a fault of the stand-in. */
export function explainError(error: unknown, isAnonymous: boolean): { status: number; body: ErrorBody } {
  if (error instanceof PostgrestRefusal) return { status: error.status, body: error.body };
  if (!(error instanceof Error) || !('code' in error) || !/^[0-9A-Z]{5}$/.test(String(error.code))) throw error;
  const { code, message, detail, hint } = error as DatabaseError;
  return {
    status: findStatus(code, isAnonymous),
    body: { code, message, details: detail ?? null, hint: hint ?? null },
  };
}

function findStatus(code: string, isAnonymous: boolean) {
  if (code === '42501') return isAnonymous ? 401 : 403;
  const [, chosen] = /^PT(\d{3})$/.exec(code) ?? [];
  return chosen ? Number(chosen) : (statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400);
}
