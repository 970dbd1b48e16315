import { SupabaseRefusal } from '#admin/guestbook/stores/supabase-access.ts';
import { createSupabaseStore } from '#admin/guestbook/stores/supabase-store.ts';
import { createDesk, type Desk, type DeskParts } from '#server/door/desk/desk.ts';
import { TroubleError } from './desk-trouble.ts';
import { createStoreBook } from './store-book.ts';

type SupabaseDesk = {
  address: string;
  key: string;
  deeds: DeskParts['deeds'];
  fetch: typeof globalThis.fetch;
  /** The folder with the SQL of the tables, as the owner would write it. */
  migrations: string;
  now: () => number;
};

/** Works with a Supabase project. Throws a `TroubleError`. */
export async function withSupabaseDesk<T>(options: SupabaseDesk, use: (desk: Desk) => Promise<T>): Promise<T> {
  const { address, deeds, now } = options;
  const book = createStoreBook(createSupabaseStore(options));
  const write = async <Result>(change: () => Result) => change();
  try {
    return await use(createDesk({ book, deeds, write, now, visits: undefined }, 'studio'));
  } catch (error) {
    if (!(error instanceof SupabaseRefusal)) throw error;
    if (error.status === 0) throw new TroubleError({ state: 'unreachable', address });
    if (error.status === 401) throw new TroubleError({ state: 'noKey', address });
    throw new TroubleError({ state: 'refused', sentence: error.message });
  }
}
