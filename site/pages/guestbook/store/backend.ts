import type { PostgrestClient } from '@supabase/postgrest-js';
import { type Entry, readLimit } from '#model/guestbook.ts';
import { entriesTable, type FormFacts, formFactsHeader, statusTable, writeFormFacts } from '#model/guestbook-table.ts';
import { writeKeyHeaders } from '#model/supabase-key.ts';
import { type Answer, isExternal, readAnswer } from './backend-answer.ts';
import { readStoredEntry, type StoredEntry } from './stored-entry.ts';

const listTimeoutMs = 10_000;
const insertTimeoutMs = 15_000;

export type BookStatus = { isOpen: boolean; approvesFirst: boolean };

/** A guestbook's API. Resolves with undefined if the response is missing or not a guestbook's. */
export type Backend = {
  list: () => Promise<StoredEntry[] | undefined>;
  /** null: there is no such entry, or it is not public. */
  find: (id: string) => Promise<StoredEntry | null | undefined>;
  readStatus: () => Promise<BookStatus | undefined>;
  insert: (entry: Entry, facts: FormFacts) => Promise<Answer>;
  /** Whether the last response was not a guestbook's, and no guestbook has ever responded. */
  isMissing: () => boolean;
};

type Options = {
  /** The base address of the tables, without a trailing slash. */
  address: () => string;
  /** The anonymous key, if one is required. */
  key?: string | undefined;
  request?: typeof fetch;
};

/** A client of PostgREST's API, which Supabase and the built-in server share. */
export function createBackend({ address, key, request = (...call) => fetch(...call) }: Options): Backend {
  let isMissing = false;
  /** A guestbook has responded: a later response of a proxy or a maintenance page does not change that. */
  let wasFound = false;

  const connect = async (onResponse: (response: Response) => void = () => {}): Promise<PostgrestClient> => {
    // Loaded on demand: a site without a backend never needs it.
    const { PostgrestClient } = await import('@supabase/postgrest-js');
    return new PostgrestClient(address(), {
      headers: key ? writeKeyHeaders(key) : {},
      // The store has its own retries.
      retry: false,
      fetch: async (...call) => {
        const response = await request(...call);
        const isData = response.ok && response.headers.get('content-type')?.includes('json');
        isMissing = isData ? false : (isExternal(response.status, await response.clone().text()) ?? isMissing);
        onResponse(response);
        return response;
      },
    });
  };

  const readRows = async (table: string, select: (from: ReturnType<PostgrestClient['from']>) => Select) => {
    try {
      const { data, error } = await finishInTime(listTimeoutMs, async (signal) =>
        select((await connect()).from(table)).abortSignal(signal),
      );
      if (error || !Array.isArray(data)) return undefined;
      wasFound = true;
      return data as unknown[];
    } catch {
      return undefined;
    }
  };

  return {
    list: async () => {
      const rows = await readRows(entriesTable, (from) =>
        from.select('*').order('time', { ascending: false }).limit(readLimit),
      );
      return rows?.flatMap((row) => readStoredEntry(row) ?? []);
    },

    find: async (id) => {
      const rows = await readRows(entriesTable, (from) => from.select('*').eq('id', id).limit(1));
      return rows && (readStoredEntry(rows[0]) ?? null);
    },

    readStatus: async () => {
      const rows = await readRows(statusTable, (from) => from.select('*').limit(1));
      const { is_open: isOpen, approves_first: approvesFirst } = (rows?.[0] ?? {}) as Record<string, unknown>;
      return typeof isOpen === 'boolean' && typeof approvesFirst === 'boolean' ? { isOpen, approvesFirst } : undefined;
    },

    insert: async ({ id, name, website, message, time }, facts) => {
      let retryAfter: string | null = null;
      try {
        const { data, error, status } = await finishInTime(insertTimeoutMs, async (signal) => {
          const client = await connect(({ headers }) => {
            retryAfter = headers.get('retry-after');
          });
          return client
            .from(entriesTable)
            .insert({ id, name, website, message, time })
            .select()
            .abortSignal(signal)
            .setHeader(formFactsHeader, writeFormFacts(facts))
            .single();
        });
        const answer = readAnswer({
          status,
          code: error?.code,
          message: error?.message,
          hint: error?.hint,
          row: data,
          retryAfter,
          isBackendMissing: isMissing,
        });
        if (answer.kind === 'stored') wasFound = true;
        return answer;
      } catch {
        return { kind: 'failed', isUnreachable: true };
      }
    },

    isMissing: () => isMissing && !wasFound,
  };
}

type Selected = { data: unknown; error: unknown };
type Select = { abortSignal: (signal: AbortSignal) => PromiseLike<Selected> };

/** The limit includes loading the client's chunk, which has no timeout itself. */
function finishInTime<T>(limitMs: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([task(signal), timeout]);
}
