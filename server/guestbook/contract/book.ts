import { PostgrestClient } from '@supabase/postgrest-js';
import { findFunction } from '#model/guestbook-find.ts';
import type { Heart } from '#model/guestbook-hearts.ts';
import type { BlockKind } from '#model/guestbook-owner.ts';
import type { PagePlace } from '#model/guestbook-pages.ts';
import { findParameters, selectAfter, selectBefore } from '#model/guestbook-queries.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import {
  type EntryRow,
  type EntryState,
  entriesTable,
  type FormFacts,
  formFactsHeader,
  type NewRow,
  type OwnerRow,
  statusTable,
  writeFormFacts,
} from '#model/guestbook-table.ts';

/** An empty guestbook of a backend. The visitor's address is in `x-forwarded-for`, behind one trusted proxy. */
export type ContractBook = {
  /** Base address of the API without a trailing slash. */
  address: string;
  /** Replaces the network for an in-memory backend. */
  fetch?: typeof globalThis.fetch;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** What only this backend's rows have, as long as nothing is in it. */
  ownColumns?: Partial<EntryRow>;
  /** All rows in any state. */
  readRows: () => Promise<OwnerRow[]>;
  /** Which hearts are kept, in any order. */
  readHearts: () => Promise<Heart[]>;
  setState: (id: string, state: EntryState) => Promise<void>;
  /** The owner's answer to an entry. */
  setReply: (id: string, text: string) => Promise<void>;
  /** As if an entry had arrived then; in epoch milliseconds. */
  backdate: (id: string, arrivedMs: number) => Promise<void>;
  setOpen: (isOpen: boolean) => Promise<void>;
  /** Adds entries that wait, as robots left them. */
  addWaiting: (count: number) => Promise<void>;
  addBlock: (kind: BlockKind, value: string) => Promise<void>;
  close: () => Promise<void>;
};
/** Missing rules are `defaultRules`. Each book is closed before the next one is opened. */
export type OpenBook = (rules?: Partial<GuestbookRules>) => Promise<ContractBook>;

/** For tests that are not about limits. */
const withoutLimits = { senderPerHour: 100_000, allPerHour: 100_000 };

/** `await using` closes the book at the end of the test. */
export async function openEmptyBook(open: OpenBook, rules: Partial<GuestbookRules> = {}) {
  const book = await open({ ...withoutLimits, ...rules });
  return { ...book, ...connect(book), [Symbol.asyncDispose]: book.close };
}

/** The calls of a visitor's browser. `sender` is its address. */
export function connect(
  book: ContractBook,
  { sender = '192.0.2.1', facts }: { sender?: string; facts?: FormFacts | undefined } = {},
) {
  const client = new PostgrestClient(book.address, {
    schema: 'public',
    retry: false,
    headers: {
      ...book.headers,
      'x-forwarded-for': sender,
      ...(facts && { [formFactsHeader]: writeFormFacts(facts) }),
    },
    ...(book.fetch && { fetch: book.fetch }),
  });
  const entries = () => client.from(entriesTable);
  return {
    client,
    list: () => entries().select('*').order('time', { ascending: false }).limit(200),
    listBefore: (place: PagePlace, limit: number) => selectBefore(entries().select('*'), place).limit(limit),
    listAfter: (place: PagePlace, limit: number) => selectAfter(entries().select('*'), place).limit(limit),
    look: (words: string, place?: PagePlace, most = 50) =>
      client.rpc(findFunction, findParameters(words, place, most), { get: true }),
    find: (id: string) => entries().select('*').eq('id', id),
    /** Takes any value, because a test may send what the type forbids. */
    sign: (row: Record<string, unknown>) => entries().insert(row).select().single<EntryRow>(),
    readStatus: () => client.from(statusTable).select('*').limit(1).single(),
  };
}

let created = 0;
/** A unique row, written a minute ago. */
export function newRow(row: Partial<NewRow> = {}): NewRow {
  created += 1;
  const time = Date.now() - 60_000 + created;
  return { id: String(time), name: 'Moth', website: '', message: `Hello number ${created}!`, time, ...row };
}

/** Status and error code of an answer. */
export const outcomeOf = ({ status, error }: { status: number; error: { code: string } | null }) => [
  status,
  error?.code,
];
