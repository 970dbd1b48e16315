/** What PostgREST answered. `status` 0: there was no answer. */
export type RestAnswer = {
  status: number;
  data: unknown;
  error: Partial<Record<'code' | 'message' | 'hint', string | undefined>> | null;
  retryAfter: string | null;
};

/** The rows of a table, or what a function finds, in PostgREST's words. */
export class RestQuery {
  readonly path: string;
  readonly parameters: URLSearchParams;

  constructor(path: string, parameters: Record<string, string> = { select: '*' }) {
    this.path = path;
    this.parameters = new URLSearchParams(parameters);
  }

  private where(name: string, condition: string): this {
    this.parameters.append(name, condition);
    return this;
  }

  eq = (column: string, value: string) => this.where(column, `eq.${value}`);
  lt = (column: string, value: number) => this.where(column, `lt.${value}`);
  lte = (column: string, value: number) => this.where(column, `lte.${value}`);
  gte = (column: string, value: number) => this.where(column, `gte.${value}`);
  or = (filters: string) => this.where('or', `(${filters})`);
  limit = (most: number) => this.where('limit', `${most}`);

  order = (column: string, { ascending }: { ascending: boolean }): this => {
    const before = this.parameters.get('order');
    this.parameters.set('order', `${before ? `${before},` : ''}${column}.${ascending ? 'asc' : 'desc'}`);
    return this;
  };
}

type Sent = { headers?: Record<string, string>; body?: unknown; signal: AbortSignal };

/** Sends what PostgREST's own client would send, and reads the answer. Never rejects. */
export async function sendQuery(
  { path, parameters }: RestQuery,
  address: string,
  { headers, body, signal }: Sent,
  request: typeof fetch,
): Promise<RestAnswer> {
  const query = parameters.size > 0 ? `?${parameters}` : '';
  try {
    const response = await request(`${address}/${path}${query}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: JSON.stringify(body),
      signal,
    });
    const { status, ok } = response;
    const retryAfter = response.headers.get('retry-after');
    const read = readJson(await response.text());
    return ok
      ? { status, data: read, error: null, retryAfter }
      : { status, data: null, error: readError(read), retryAfter };
  } catch {
    return { status: 0, data: null, error: null, retryAfter: null };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A proxy's answer may be anything. */
const readError = (read: unknown) => {
  const { code, message, hint } = Object(read);
  return { code: asText(code), message: asText(message), hint: asText(hint) };
};
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
