import type { Entry } from '#model/guestbook.ts';
import { findFunction, foldText, hasWords } from '#model/guestbook-find.ts';
import { type HandProof, handCalls, handCodes, type MendedWords } from '#model/guestbook-hand.ts';
import { type HeartProof, heartCalls, heartCodes } from '#model/guestbook-hearts.ts';
import { type EntryRow, formFactsHeader, idTakenHint, readFormFacts, type StatusRow } from '#model/guestbook-table.ts';
import { createBackend } from './backend.ts';
import { toRow } from './entry-fixture.ts';
import { hashSecret } from './own-hands.ts';

export type Call = { method: string; address: URL; headers: Headers; body: unknown };

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refuse = (status: number, code: string, hint: string | null = null) =>
  answer(status, { code, message: code, details: null, hint });

/** A guestbook's backend as a browser sees it. */
export function createFakeBackend({
  rows = [],
  status = { is_open: true, approves_first: false },
  keepsHands = false,
  takesPrivate = true,
  takesHearts = false,
}: Partial<Options> = {}) {
  const calls: Call[] = [];
  /** By the ids of their entries. */
  const resendKeys = new Map<string, string>();
  /** Hashes of the secrets of authors, likewise. */
  const hands = new Map<string, string>();
  /** The keys of browsers, likewise. */
  const givers = new Map<string, Set<string>>();
  const fake = {
    rows: rows.map((row) => ({ ...row, ...(takesHearts && { hearts: row.hearts ?? 0 }) })) as EntryRow[],
    status,
    calls,
    /** Answers instead of the backend, unless it returns undefined. */
    intercept: undefined as ((call: Call) => Response | Promise<Response> | undefined) | undefined,
    /** Whether the response to a request that was handled is lost. */
    lose: undefined as ((call: Call) => boolean) | undefined,
    inserts: () =>
      calls
        .filter(({ method, address }) => method === 'POST' && !address.pathname.includes('/rpc/'))
        .map(({ body }) => body as Entry),
    /** The site's client of this backend. */
    connect: (key?: string) =>
      createBackend({ address: () => 'https://site.example/rest/v1', key, request: fake.request }),
    request: async (input: string | URL | Request, init: RequestInit = {}) => {
      init.signal?.throwIfAborted();
      const address = new URL(String(input));
      const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
      const call = { method: init.method ?? 'GET', address, headers: new Headers(init.headers), body };
      calls.push(call);
      const response = (await fake.intercept?.(call)) ?? respond(call);
      if (fake.lose?.(call)) throw new TypeError('Failed to fetch');
      return response;
    },
  };

  const respond = ({ method, address, headers, body }: Call) => {
    const id = address.searchParams.get('id')?.replace(/^eq\./, '');
    const visible = fake.rows.filter(({ state }) => state === 'visible');
    if (address.pathname.endsWith('/guestbook_status')) return answer(200, [fake.status]);
    if (address.pathname.endsWith(`/rpc/${findFunction}`)) return answer(200, find(address.searchParams, visible));
    const call = Object.values(heartCalls).find((name) => address.pathname.endsWith(`/rpc/${name}`));
    if (call && takesHearts) return changeHeart(call === heartCalls.give, body as HeartProof);
    if (address.pathname.includes('/rpc/')) return callHand(address.pathname, body as HandProof & MendedWords);
    if (method === 'POST') {
      const facts = readFormFacts(headers.get(formFactsHeader));
      const inserted = insert(body as Entry, facts?.resendKey);
      if (facts?.hand && inserted.ok) hands.set((body as Entry).id, facts.hand);
      return inserted;
    }
    if (id !== undefined)
      return answer(
        200,
        visible.filter((row) => row.id === id),
      );
    return answer(200, visible.sort((one, other) => other.time - one.time).slice(0, 200));
  };
  const find = (asked: URLSearchParams, visible: EntryRow[]) =>
    visible
      .filter((row) => hasWords([row.name, row.message, row.reply], foldText(asked.get('words') ?? '')))
      .filter(({ time }) => time < Number(asked.get('before_time') ?? Infinity))
      .sort((one, other) => other.time - one.time)
      .slice(0, Number(asked.get('most')));
  const callHand = async (path: string, { entry_id: id, secret, ...words }: HandProof & MendedWords) => {
    if (!keepsHands) return refuse(404, 'PGRST202');
    const row = fake.rows.find((other) => other.id === id);
    if (!row || hands.get(id) !== (await hashSecret(secret))) return refuse(404, handCodes.unknown);
    if (path.endsWith(handCalls.check)) {
      return answer(200, { ms_left: 7_200_000, is_waiting: row.state === 'waiting', is_answered: row.reply !== null });
    }
    if (path.endsWith(handCalls.takeBack)) {
      fake.rows = fake.rows.filter((other) => other !== row);
      return new Response(null, { status: 204 });
    }
    Object.assign(row, words, fake.status.approves_first && { state: 'waiting' });
    return answer(200, row);
  };
  const changeHeart = (gives: boolean, { entry_id: id, key }: HeartProof) => {
    const row = fake.rows.find((other) => other.id === id && other.state === 'visible');
    if (!row) return refuse(404, heartCodes.unknown);
    const keys = givers.get(id) ?? new Set();
    givers.set(id, keys);
    if (gives !== keys.has(key)) row.hearts = (row.hearts ?? 0) + (gives ? 1 : -1);
    if (gives) keys.add(key);
    else keys.delete(key);
    return answer(200, { hearts: row.hearts });
  };
  const insert = (entry: Entry, key: string | undefined) => {
    const sentBefore = fake.rows.find((row) => key !== undefined && resendKeys.get(row.id) === key);
    if (sentBefore?.name === entry.name && sentBefore.message === entry.message) return refuse(409, 'PT409');
    const sameId = fake.rows.find((row) => row.id === entry.id);
    if (sameId && !resendKeys.has(entry.id) && sameId.name === entry.name && sameId.message === entry.message) {
      return refuse(409, key === undefined ? 'PT409' : '23505', key === undefined ? null : idTakenHint);
    }
    if (sameId) return refuse(409, '23505', idTakenHint);
    if (!fake.status.is_open) return refuse(403, 'PT403');
    if (entry.audience && !takesPrivate) return refuse(400, 'PGRST204');
    const state = entry.audience ? 'hidden' : fake.status.approves_first ? 'waiting' : 'visible';
    const row = toRow(entry, { state, ...(takesHearts && { hearts: 0 }) });
    fake.rows.push(row);
    if (key !== undefined) resendKeys.set(entry.id, key);
    return answer(201, row);
  };
  return fake;
}

type Options = {
  rows: readonly EntryRow[];
  status: StatusRow;
  /** Whether authors can change their entries. */
  keepsHands: boolean;
  /** Whether the table knows of messages for the owner alone. */
  takesPrivate: boolean;
  /** Whether visitors can give hearts. */
  takesHearts: boolean;
};

/** A refusal for `intercept`, as PostgREST words it. */
export const refuseWith = (status: number, code: string) => () => refuse(status, code);

/** No response at all. */
export const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
