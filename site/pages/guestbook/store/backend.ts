import type { PostgrestClient } from '@supabase/postgrest-js';
import { type Entry, readEntry, readLimit } from '#model/guestbook.ts';
import {
  type EntryRow,
  entriesTable,
  type FormFacts,
  formFactsHeader,
  statusTable,
  writeFormFacts,
} from '#model/guestbook-table.ts';
import { writeKeyHeaders } from '#model/supabase-key.ts';
import { type Answer, isFromElsewhere, readAnswer } from './backend-answer.ts';

const listTimeoutMs = 10_000;
const insertTimeoutMs = 15_000;

/** An entry that everybody sees. */
export type StoredEntry = Entry & { reply?: string; replyTime?: number };
export type BookStatus = { isOpen: boolean; approvesFirst: boolean };

/** The calls of a guestbook; undefined where one was not answered, or with something else. */
export type Backend = {
  list: () => Promise<StoredEntry[] | undefined>;
  /** null: nobody may see such an entry, or there is none. */
  find: (id: string) => Promise<StoredEntry | null | undefined>;
  readStatus: () => Promise<BookStatus | undefined>;
  insert: (entry: Entry, facts: FormFacts) => Promise<Answer>;
  /** Whether the last one to answer was no guestbook at all, and none has ever answered. */
  isUnserved: () => boolean;
};

type Options = {
  /** Where the tables are, without a slash at the end. */
  address: () => string;
  /** The anonymous key, where one is asked for. */
  key?: string | undefined;
  request?: typeof fetch;
};

/** Speaks PostgREST's protocol, which Supabase and the built-in server have in common. */
export function createBackend({ address, key, request = (...call) => fetch(...call) }: Options): Backend {
  let isUnserved = false;
  /** A proxy's or a maintenance page's answer does not change what is behind it. */
  let wasServed = false;

  const connect = async (onAnswer: (response: Response) => void = () => {}): Promise<PostgrestClient> => {
    // Not before it is needed: a site without a backend never loads it.
    const { PostgrestClient } = await import('@supabase/postgrest-js');
    return new PostgrestClient(address(), {
      headers: key ? writeKeyHeaders(key) : {},
      // The store knows better when to try again.
      retry: false,
      fetch: async (...call) => {
        const response = await request(...call);
        const isData = response.ok && response.headers.get('content-type')?.includes('json');
        isUnserved = isData ? false : (isFromElsewhere(response.status, await response.clone().text()) ?? isUnserved);
        onAnswer(response);
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
      wasServed = true;
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
          isUnserved,
        });
        if (answer.kind === 'stored') wasServed = true;
        return answer;
      } catch {
        return { kind: 'failed', isUnreachable: true };
      }
    },

    isUnserved: () => isUnserved && !wasServed,
  };
}

type Selected = { data: unknown; error: unknown };
type Select = { abortSignal: (signal: AbortSignal) => PromiseLike<Selected> };

/** Also gives up on the client's own code: a file that never comes ends no sooner by itself. */
function finishInTime<T>(limitMs: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([task(signal), late]);
}

/** A table may hold anything; undefined for what is not everybody's to see. */
function readStoredEntry(row: unknown): StoredEntry | undefined {
  const entry = readEntry(row);
  if (!entry) return undefined;
  const { state = 'visible', reply, reply_time: replyTime } = row as Partial<Record<keyof EntryRow, unknown>>;
  if (state !== 'visible') return undefined;
  if (typeof reply !== 'string' || reply.trim() === '') return entry;
  const isTime = typeof replyTime === 'number' && Math.abs(replyTime) <= 8.64e15;
  return { ...entry, reply, ...(isTime && { replyTime }) };
}
