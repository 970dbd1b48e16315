import type { Entry } from '#model/guestbook.ts';
import { type EntryRow, formFactsHeader, idTakenHint, readFormFacts, type StatusRow } from '#model/guestbook-table.ts';

export type Call = { method: string; address: URL; headers: Headers; body: unknown };

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refuse = (status: number, code: string, hint: string | null = null) =>
  answer(status, { code, message: code, details: null, hint });

/** A guestbook's backend for tests, as far as a browser can see it: hand its `request` out as `fetch`. */
export function createStandIn({ rows = [], status = { is_open: true, approves_first: false } }: Partial<Start> = {}) {
  const calls: Call[] = [];
  /** Of the entries that came with one, by their ids. */
  const resendKeys = new Map<string, string>();
  const standIn = {
    rows: [...rows] as EntryRow[],
    status,
    calls,
    /** Answers in the backend's stead, before it does anything. */
    intercept: undefined as ((call: Call) => Response | Promise<Response> | undefined) | undefined,
    /** Comes after the backend has done its work, before its answer goes out. */
    lose: undefined as ((call: Call) => boolean) | undefined,
    inserts: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Entry),
    request: async (input: string | URL | Request, init: RequestInit = {}) => {
      init.signal?.throwIfAborted();
      const address = new URL(String(input));
      const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
      const call = { method: init.method ?? 'GET', address, headers: new Headers(init.headers), body };
      calls.push(call);
      const response = (await standIn.intercept?.(call)) ?? respond(call);
      if (standIn.lose?.(call)) throw new TypeError('Failed to fetch');
      return response;
    },
  };

  const respond = ({ method, address, headers, body }: Call) => {
    const id = address.searchParams.get('id')?.replace(/^eq\./, '');
    const visible = standIn.rows.filter(({ state }) => state === 'visible');
    if (address.pathname.endsWith('/guestbook_status')) return answer(200, [standIn.status]);
    if (method === 'POST') return insert(body as Entry, readFormFacts(headers.get(formFactsHeader))?.resendKey);
    if (id !== undefined)
      return answer(
        200,
        visible.filter((row) => row.id === id),
      );
    return answer(200, visible.sort((one, other) => other.time - one.time).slice(0, 200));
  };
  const insert = (entry: Entry, key: string | undefined) => {
    const sentBefore = standIn.rows.find((row) => key !== undefined && resendKeys.get(row.id) === key);
    if (sentBefore?.name === entry.name && sentBefore.message === entry.message) return refuse(409, 'PT409');
    const sameId = standIn.rows.find((row) => row.id === entry.id);
    if (sameId && !resendKeys.has(entry.id) && sameId.name === entry.name && sameId.message === entry.message) {
      return refuse(409, key === undefined ? 'PT409' : '23505', key === undefined ? null : idTakenHint);
    }
    if (sameId) return refuse(409, '23505', idTakenHint);
    if (!standIn.status.is_open) return refuse(403, 'PT403');
    const row = toRow(entry, { state: standIn.status.approves_first ? 'waiting' : 'visible' });
    standIn.rows.push(row);
    if (key !== undefined) resendKeys.set(entry.id, key);
    return answer(201, row);
  };
  return standIn;
}

type Start = { rows: readonly EntryRow[]; status: StatusRow };

/** Nothing answers. */
export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

export const toRow = (entry: Entry, rest: Partial<EntryRow> = {}): EntryRow => ({
  ...entry,
  state: 'visible',
  reply: null,
  reply_time: null,
  ...rest,
});

export const entryAt = (time: number, rest: Partial<Entry> = {}): Entry => ({
  id: String(time),
  name: 'Moth',
  website: '',
  message: 'Hello!',
  time,
  ...rest,
});

/**
 * A browser's storage as far as the entries need it, shared by all "tabs" that are given it. `readList` leaves out the
 * random keys.
 */
export function createStorage(items: Record<string, string> = {}) {
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  } as Storage;
  const dropKeys = (name: string, value: unknown) => (name === 'resend' ? undefined : value);
  const readList = () => JSON.parse(items.guestbookEntries ?? 'null', dropKeys);
  return { storage, items, readList };
}
