import type { PagePlace } from '#model/guestbook-pages.ts';
import type { HoldReason } from '#model/guestbook-rules.ts';
import {
  type AudienceRow,
  type EntryRow,
  type EntryState,
  entryStates,
  type LookRow,
  type MonthRow,
  type NewRow,
  type OwnerRow,
  type SentDrawn,
} from '#model/guestbook-table.ts';
import type { Database } from '#server/storage/database.ts';

/** The public columns in the order of `select=*`. */
export const publicColumns = [
  'id',
  'name',
  'website',
  'message',
  'time',
  'state',
  'reply',
  'reply_time',
  'sticker',
  'paper',
  'drawing',
  'depicts',
  'audience',
  'button',
  'hearts',
] as const;
export type EntryOrder = 'time.asc' | 'time.desc' | 'id.asc' | 'id.desc';

/** A row to insert. `arrived` is epoch milliseconds. */
export type StoredRow = NewRow &
  Partial<LookRow> &
  SentDrawn &
  AudienceRow & {
    state: Exclude<EntryState, 'deleted'>;
    held_because: HoldReason | null;
    message_key: string;
    resend_key: string | null;
    /** Of the form's facts. */
    hand?: string | null;
    arrived: number;
  };
type Words = Pick<NewRow, 'name' | 'message'>;
/** `number` is the order of arrival. */
type ArrivedRow = OwnerRow & { number: number; mended: number | null };

const columns = publicColumns.join(', ');
/** Each query walks the index of its order; a sort or a search would scan the whole table. */
export const listQueries: Record<EntryOrder, string> = {
  'time.desc': `select ${columns} from guestbook_entries where state = 'visible' order by time desc, id desc limit ?`,
  'time.asc': `select ${columns} from guestbook_entries where state = 'visible' order by time asc, id asc limit ?`,
  'id.desc': `select ${columns} from guestbook_entries where +state = 'visible' order by id desc limit ?`,
  'id.asc': `select ${columns} from guestbook_entries where +state = 'visible' order by id asc limit ?`,
};

/** Pages of older entries, by the place behind which they begin. */
export const pageQueries = {
  before: `select ${columns} from guestbook_entries
    where state = 'visible' and (time, id) < (?, ?) order by time desc, id desc limit ?`,
  after: `select ${columns} from guestbook_entries
    where state = 'visible' and (time, id) > (?, ?) order by time asc, id asc limit ?`,
};

export type EntryStore = ReturnType<typeof createEntryStore>;

/** The guestbook's tables for visitors and owner notices. Throws database errors. */
export function createEntryStore(database: Database) {
  const lists = {
    'time.desc': database.prepare(listQueries['time.desc']),
    'time.asc': database.prepare(listQueries['time.asc']),
    'id.desc': database.prepare(listQueries['id.desc']),
    'id.asc': database.prepare(listQueries['id.asc']),
  };
  const before = database.prepare(pageQueries.before);
  const after = database.prepare(pageQueries.after);
  const months = database.prepare('select month, count from guestbook_months where count > 0');
  const visible = database.prepare(`select ${columns} from guestbook_entries where id = ? and state = 'visible'`);
  const drawing = database.prepare("select drawing from guestbook_entries where id = ? and state = 'visible'");
  const feed = database.prepare(
    `select ${columns}, mended from guestbook_entries where state = 'visible' order by time desc, id desc limit ?`,
  );
  const words = database.prepare('select name, message, resend_key from guestbook_entries where id = ?');
  const resent = database.prepare('select id, name, message, audience from guestbook_entries where resend_key = ?');
  // It arrives again, as a changed entry does: the owner is told whom it is for now.
  const narrow = database.prepare(
    `update guestbook_entries set
       audience = 'owner', state = iif(state = 'waiting' and held_because is not null, state, 'hidden'),
       reply = null, reply_time = null,
       number = (select seq + 1 from sqlite_sequence where name = 'guestbook_entries')
     where id = ? returning ${columns}`,
  );
  const repeats = database.prepare('select 1 from guestbook_entries where message_key = ? and arrived > ? limit 1');
  const waiting = database.prepare(
    "select count(*) as count from (select 1 from guestbook_entries where state = 'waiting' limit ?)",
  );
  const insert = database.prepare(
    `insert into guestbook_entries
       (id, name, website, message, time, state, held_because, message_key, resend_key, hand, arrived, sticker, paper,
        drawing, depicts, audience)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const blocks = database.prepare('select kind, value from guestbook_blocks');
  const readSetting = database.prepare('select value from guestbook_settings where key = ?');
  const writeSetting = database.prepare(
    'insert into guestbook_settings (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
  );
  const lastNumber = database.prepare('select coalesce(max(number), 0) as number from guestbook_entries');
  const arrived = database.prepare(
    `select number, ${columns}, held_because, mended from guestbook_entries
     where number > ? and (state in ('${entryStates[0]}', '${entryStates[1]}') or (state = 'hidden' and audience = 'owner'))
     order by number limit ?`,
  );

  return {
    /** Visible entries; equal times are ordered by id. `limit` is 0 or more. */
    listVisible: (limit: number, order: EntryOrder = 'time.desc') => lists[order].all(limit) as EntryRow[],
    /** Visible entries behind a place, newest first. */
    listBefore: ({ time, id }: PagePlace, limit: number) => before.all(time, id, limit) as EntryRow[],
    /** Visible entries above another one, the nearest first. */
    listAfter: ({ time, id }: PagePlace, limit: number) => after.all(time, id, limit) as EntryRow[],
    /** The newest visible entries, and when their authors last changed them. */
    listForFeed: (limit: number) => feed.all(limit) as (EntryRow & { mended: number | null })[],
    /** In any order. */
    listMonths: () => months.all() as MonthRow[],
    findVisible: (id: string) => visible.get(id) as EntryRow | undefined,
    /** Of a visible entry. */
    findDrawing: (id: string) => {
      const found = drawing.get(id)?.drawing;
      return typeof found === 'string' ? found : undefined;
    },
    /** The words and resend key of an entry in any state. */
    findWords: (id: string) => words.get(id) as (Words & { resend_key: string | null }) | undefined,
    /** A list, because a client may reuse a key for several entries. */
    findByResendKey: (key: string) => resent.all(key) as (Words & Pick<EntryRow, 'id' | 'audience'>)[],
    /** Makes an entry for everybody one for the owner alone, whatever its state. */
    keepForOwner: (id: string) => ({ ...narrow.get(id) }) as EntryRow,
    /** Whether the same message has arrived since a time in epoch milliseconds. */
    hasMessage: (messageKey: string, sinceMs: number) => repeats.get(messageKey, sinceMs) !== undefined,
    /** Counts no further than `most`, so it takes 0.1 ms even in a flood. */
    hasWaiting: (most: number) => Number(waiting.get(most)?.count) >= most,
    insertEntry({
      held_because,
      message_key,
      resend_key,
      hand = null,
      arrived,
      sticker = null,
      paper = null,
      drawing = null,
      depicts = null,
      audience = null,
      ...row
    }: StoredRow): EntryRow {
      const { id, name, website, message, time, state } = row;
      const kept = [held_because, message_key, resend_key, hand, arrived, sticker, paper, drawing, depicts, audience];
      insert.run(id, name, website, message, time, state, ...kept);
      return {
        ...row,
        ...{ reply: null, reply_time: null, sticker, paper, drawing, depicts, audience, button: null, hearts: 0 },
      };
    },
    /** The owner's blocked words and senders. */
    readBlocks: () => {
      const rows = blocks.all();
      const valuesOf = (wanted: 'word' | 'sender') =>
        rows.filter(({ kind }) => kind === wanted).map(({ value }) => String(value));
      return { words: valuesOf('word'), senders: valuesOf('sender') };
    },
    readIsOpen: () => readSetting.get('is_open')?.value !== '0',
    /** What the owner chose behind the door; undefined as long as site.yaml decides. */
    readApprovesFirst: () => {
      const value = readSetting.get('approves_first')?.value;
      return value === undefined ? undefined : value === '1';
    },
    /** Visible and waiting entries after a number, in order of arrival. */
    listArrivedSince: (number: number, limit: number) => arrived.all(number, limit) as ArrivedRow[],
    readLastNumber: () => Number(lastNumber.get()?.number),
    /** The number of the last entry that the owner was notified of; undefined before the first notice. */
    readNoticed: () => {
      const value = readSetting.get('noticed')?.value;
      return value === undefined ? undefined : Number(value);
    },
    writeNoticed: (number: number) => void writeSetting.run('noticed', String(number)),
    forgetNoticed: () => database.exec("delete from guestbook_settings where key = 'noticed'"),
  };
}
