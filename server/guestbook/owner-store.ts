import type { Heart } from '#model/guestbook-hearts.ts';
import type { Block, OwnerStore } from '#model/guestbook-owner.ts';
import { type EntryState, entryStates, type OwnerRow } from '#model/guestbook-table.ts';
import { type Database, inTransaction } from '#server/storage/database.ts';
import { messageKeyOf } from './message-key.ts';

/** What an import writes. */
const ownColumnNames = [
  ...['id', 'name', 'website', 'message', 'time', 'state', 'reply', 'reply_time', 'held_because'],
  ...['sticker', 'paper', 'drawing', 'depicts', 'audience'],
] as (keyof OwnerRow)[];
export const ownerColumns = [...ownColumnNames, 'hearts'].join(', ');

/** Of a state that is given: what is for the owner alone is never visible. */
export const privateState = "iif(audience is null, ?1, iif(?1 = 'visible', 'hidden', ?1))";

/** The owner's access to the built-in guestbook. Safe to use while the server runs. */
export function createOwnerStore(database: Database): OwnerStore {
  const one = database.prepare(`select ${ownerColumns} from guestbook_entries where id = ?`);
  const page = database.prepare(
    `select ${ownerColumns} from guestbook_entries where state = ? and (time, id) < (?, ?) order by time desc, id desc limit ?`,
  );
  const oldest = database.prepare('select min(time) as time from guestbook_entries where state = ?');
  const hearts = database.prepare('select entry as entry_id, giver from guestbook_hearts where entry = ?');
  const readSetting = (key: string) =>
    (database.prepare('select value from guestbook_settings where key = ?').get(key) as { value: string } | undefined)
      ?.value;
  const writeSetting = (key: string, value: string) => {
    database
      .prepare('insert into guestbook_settings values (?, ?) on conflict (key) do update set value = excluded.value')
      .run(key, value);
  };
  const writeIsOpen = (isOpen: boolean) => writeSetting('is_open', isOpen ? '1' : '0');
  const readLastNumber = () =>
    Number(database.prepare('select max(number) as last from guestbook_entries').get()?.last ?? 0);
  const addBlock = ({ kind, value }: Block) => {
    database.prepare('insert into guestbook_blocks values (?, ?) on conflict do nothing').run(kind, value);
  };
  return {
    // One query per state walks the index; a query for several states would sort the whole table.
    async readPage(states, { time, id } = { time: Number.MAX_SAFE_INTEGER, id: '' }, limit) {
      const rows = states.flatMap((state) => page.all(state, time, id, limit) as OwnerRow[]);
      return rows.sort(byTimeDescending).slice(0, limit).map(copyRow);
    },
    async findEntries(ids) {
      return ids.flatMap((id) => (one.get(id) as OwnerRow | undefined) ?? []).map(copyRow);
    },
    async readHearts(ids) {
      return ids.flatMap((id) => hearts.all(id) as Heart[]).map((heart) => ({ ...heart }));
    },
    async countEntries() {
      const rows = database.prepare('select state, count(*) as count from guestbook_entries group by state').all();
      const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
      return Object.fromEntries(entryStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
        EntryState,
        number
      >;
    },
    async readOldest(states) {
      const times = states.flatMap((state) => (oldest.get(state)?.time as number | null) ?? []);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    async changeState(ids, state, heldBecause = null) {
      const keptReason = state === 'visible' ? 'null' : 'coalesce(?3, held_because)';
      const change = database.prepare(
        `update guestbook_entries set state = ${privateState}, held_because = ${keptReason} where id = ?2`,
      );
      inTransaction(database, () => {
        for (const id of ids) change.run(...(state === 'visible' ? [state, id] : [state, id, heldBecause]));
      });
    },
    async setReply(id, reply) {
      database
        .prepare('update guestbook_entries set reply = ?, reply_time = ? where id = ?')
        .run(reply?.text ?? null, reply?.timeMs ?? null, id);
    },
    async deleteForever(ids) {
      const remove = database.prepare("delete from guestbook_entries where id = ? and state = 'deleted'");
      inTransaction(database, () => {
        for (const id of ids) remove.run(id);
      });
    },
    async addParts({ entries, hearts = [], blocks, isOpen }) {
      const add = database.prepare(
        `insert into guestbook_entries (${ownColumnNames.join(', ')}, message_key, arrived)
         values (${ownColumnNames.map(() => '?').join(', ')}, ?, ?)`,
      );
      inTransaction(database, () => {
        const noticed = readSetting('noticed');
        const isCursorCurrent = noticed !== undefined && Number(noticed) >= readLastNumber();
        for (const entry of entries) {
          const columns = ownColumnNames.map((column) => entry[column] ?? null);
          add.run(...columns, messageKeyOf(entry.message), entry.time);
        }
        const give = database.prepare('insert into guestbook_hearts (entry, giver) values (?, ?)');
        for (const { entry_id: id, giver } of hearts) give.run(id, giver);
        // No notices about imported entries.
        if (isCursorCurrent) writeSetting('noticed', String(readLastNumber()));
        for (const block of blocks) addBlock(block);
        if (isOpen !== undefined) writeIsOpen(isOpen);
      });
    },
    readIsOpen: async () => readSetting('is_open') !== '0',
    writeIsOpen: async (isOpen) => writeIsOpen(isOpen),
    async listBlocks() {
      const blocks = database.prepare('select kind, value from guestbook_blocks order by kind desc, value').all();
      return blocks.map(({ kind, value }) => ({ kind, value }) as Block);
    },
    addBlock: async (block) => addBlock(block),
    async removeBlock({ kind, value }) {
      database.prepare('delete from guestbook_blocks where kind = ? and value = ?').run(kind, value);
    },
    readRules: async () => undefined,
    writeRules: () => Promise.reject(new RangeError('The built-in guestbook takes its rules from content/site.yaml.')),
    close: () => database.close(),
  };
}

function byTimeDescending(one: OwnerRow, other: OwnerRow) {
  return other.time - one.time || (one.id < other.id ? 1 : -1);
}

/** Rows of node:sqlite have no prototype, which deep equality checks compare. */
function copyRow(row: OwnerRow): OwnerRow {
  return { ...row };
}
