import { type Entry, readLimit } from '#model/guestbook.ts';
import type { HandCall, HandProof } from '#model/guestbook-hand.ts';
import type { HeartCall, HeartProof } from '#model/guestbook-hearts.ts';
import type { MonthLinks } from '#model/guestbook-pages.ts';
import { entriesTable, type FormFacts, formFactsHeader, statusTable, writeFormFacts } from '#model/guestbook-table.ts';
import { writeKeyHeaders } from '#model/supabase-key.ts';
import { type Answer, isExternal, readAnswer } from './backend-answer.ts';
import type { BookPage } from './book-page.ts';
import { RestQuery, sendQuery } from './rest-client.ts';
import { readStoredEntry, type StoredEntry } from './stored-entry.ts';

const listTimeoutMs = 10_000;
const insertTimeoutMs = 15_000;
/** https://supabase.com/docs/guides/troubleshooting/http-status-codes */
const pausedStatus = 540;

export type BookStatus = { isOpen: boolean; approvesFirst: boolean };

/** The answer to a call. `status` 0: there was none. */
export type Called = { status: number; code: string; message: string; data: unknown };

/** A guestbook's API. Resolves with undefined if the response is missing or not a guestbook's. */
export type Backend = {
  list: () => Promise<StoredEntry[] | undefined>;
  /** By the query of its address. */
  readPage: (query: string) => Promise<BookPage | undefined>;
  /** For the jump to a month. */
  readMonths: () => Promise<MonthLinks>;
  /** null: there is no such entry, or it is not public. */
  find: (id: string) => Promise<StoredEntry | null | undefined>;
  readStatus: () => Promise<BookStatus | undefined>;
  insert: (entry: Entry, facts: FormFacts) => Promise<Answer>;
  /** Calls a function for the author of an entry, or for a heart. */
  call: (name: HandCall | HeartCall, sent: HandProof | HeartProof) => Promise<Called>;
  /** Whether the last response was not a guestbook's, and no guestbook has ever responded. */
  isMissing: () => boolean;
  /** Whether Supabase has paused the project, because nobody used it for a week. Its messages are safe. */
  isPaused: () => boolean;
};

type Options = {
  /** The base address of the tables, without a trailing slash. */
  address: () => string;
  /** The anonymous key, if one is required. */
  key?: string | undefined;
  request?: typeof fetch;
};

type Sent = { headers?: Record<string, string>; body?: unknown };

/** A client of PostgREST's API, which Supabase and the built-in server share. */
export function createBackend({ address, key, request = (...call) => fetch(...call) }: Options): Backend {
  let isMissing = false;
  let isPaused = false;
  /** A guestbook has responded: a later response of a proxy or a maintenance page does not change that. */
  let wasFound = false;

  const send = (query: RestQuery, limitMs: number, { headers, body }: Sent = {}) =>
    sendQuery(
      query,
      address(),
      { headers: { ...(key && writeKeyHeaders(key)), ...headers }, body, signal: AbortSignal.timeout(limitMs) },
      async (...call) => {
        const response = await request(...call);
        const isData = response.ok && response.headers.get('content-type')?.includes('json');
        isMissing = isData ? false : (isExternal(response.status, await response.clone().text()) ?? isMissing);
        isPaused = response.status === pausedStatus;
        return response;
      },
    );

  const readRows = async (query: RestQuery) => {
    const { data } = await send(query, listTimeoutMs);
    if (!Array.isArray(data)) return undefined;
    wasFound = true;
    return data as unknown[];
  };

  const readEntries = async (query: RestQuery) => (await readRows(query))?.flatMap((row) => readStoredEntry(row) ?? []);

  /** Loaded on demand: most visitors never leave the newest messages. */
  const loadPages = async () => (await import('./page-reader.ts')).createPageReader({ readRows, readEntries });

  const insertRow = async (
    { id, name, website, message, time, sticker, paper, drawing, depicts, audience }: Entry,
    facts: FormFacts,
  ): Promise<Answer> => {
    const { status, data, error, retryAfter } = await send(new RestQuery(entriesTable), insertTimeoutMs, {
      headers: {
        accept: 'application/vnd.pgrst.object+json',
        prefer: 'return=representation',
        [formFactsHeader]: writeFormFacts(facts),
      },
      body: {
        ...{ id, name, website, message, time },
        ...(sticker && { sticker }),
        ...(paper && { paper }),
        ...(drawing && { drawing, depicts }),
        ...(audience && { audience }),
      },
    });
    const answer = readAnswer({ ...error, status, row: data, retryAfter, isBackendMissing: isMissing });
    if (answer.kind === 'stored') wasFound = true;
    return answer;
  };

  return {
    list: () => readEntries(new RestQuery(entriesTable).order('time', { ascending: false }).limit(readLimit)),

    readPage: (query) =>
      loadPages().then(
        ({ readPage }) => readPage(query),
        () => undefined,
      ),

    readMonths: () =>
      loadPages().then(
        ({ readMonths }) => readMonths(),
        () => ({}),
      ),

    find: async (id) => {
      const rows = await readRows(new RestQuery(entriesTable).eq('id', id).limit(1));
      return rows && (readStoredEntry(rows[0]) ?? null);
    },

    readStatus: async () => {
      const rows = await readRows(new RestQuery(statusTable).limit(1));
      const { is_open: isOpen, approves_first: approvesFirst } = (rows?.[0] ?? {}) as Record<string, unknown>;
      return typeof isOpen === 'boolean' && typeof approvesFirst === 'boolean' ? { isOpen, approvesFirst } : undefined;
    },

    insert: async (entry, facts) => {
      const answer = await insertRow(entry, facts);
      if (answer.kind !== 'failed' || !answer.lacksColumns) return answer;
      const { sticker, paper, drawing, ...columns } = entry;
      // Its visitor decides whether the words go in without it.
      if (drawing) return { kind: 'refused', refusal: 'drawing' };
      // Without it everybody would read what was written for the owner alone.
      if (entry.audience) return { kind: 'refused', refusal: 'audience' };
      // An older table has no such columns, and has stored nothing: the words alone go in.
      return sticker || paper ? insertRow(columns, facts) : answer;
    },

    call: async (name, sent) => {
      const { data, error, status } = await send(new RestQuery(`rpc/${name}`, {}), insertTimeoutMs, {
        headers: { [formFactsHeader]: writeFormFacts({}) },
        body: sent,
      });
      return { status, code: error?.code ?? '', message: error?.message ?? '', data };
    },

    isMissing: () => isMissing && !wasFound,
    isPaused: () => isPaused,
  };
}
