import type { Heart } from '#model/guestbook-hearts.ts';
import type { Block, OwnerStore } from '#model/guestbook-owner.ts';
import { type GuestbookRules, type HoldReason, ruleNames, settingColumn } from '#model/guestbook-rules.ts';
import { type EntryRow, type EntryState, entriesTable, entryStates, type OwnerRow } from '#model/guestbook-table.ts';
import { createAnswerReader, createClient } from './supabase-access.ts';

type Hold = { entry_id: string; reason: HoldReason };
const holdsTable = 'guestbook_holds';
const blocksTable = 'guestbook_blocks';
const heartsTable = 'guestbook_hearts';
const settingsTable = 'guestbook_settings';

/** Keeps the URL short enough for every proxy. */
const maxIdsPerRequest = 100;
/** Half a megabyte. */
const maxHeartsPerRequest = 5000;

type Access = {
  address: string;
  key: string;
  fetch: typeof fetch;
  /** The folder with the SQL of the tables, as the owner would write it. */
  migrations: string;
};

/** A Supabase project's guestbook, opened with its secret key. */
export function createSupabaseStore({ migrations, ...access }: Access): OwnerStore {
  const client = createClient(access);
  const readAnswer = createAnswerReader(migrations);

  const forEachChunk = async (ids: readonly string[], send: (chunk: string[]) => Promise<unknown>) => {
    for (let start = 0; start < ids.length; start += maxIdsPerRequest)
      await send(ids.slice(start, start + maxIdsPerRequest));
  };
  const withReasons = async (rows: readonly EntryRow[]): Promise<OwnerRow[]> => {
    const reasons = new Map<string, HoldReason>();
    // Visible entries never have a reason to wait.
    const ids = rows.filter(({ state }) => state !== 'visible').map(({ id }) => id);
    await forEachChunk(ids, async (chunk) => {
      const holds: Hold[] = readAnswer(await client.from(holdsTable).select('entry_id,reason').in('entry_id', chunk));
      for (const { entry_id: id, reason } of holds) reasons.set(id, reason);
    });
    return rows.map((row) => ({ ...withOptional(row), held_because: reasons.get(row.id) ?? null }));
  };
  const insert = async (table: string, rows: readonly object[]) => {
    if (rows.length > 0) readAnswer(await client.from(table).insert([...rows]));
  };
  const readSettings = async () =>
    readAnswer(await client.from(settingsTable).select('*').eq('id', 1).single()) as Record<
      string,
      GuestbookRules[keyof GuestbookRules] | undefined
    >;
  const writeSettings = async (settings: object) => {
    readAnswer(await client.from(settingsTable).update(settings).eq('id', 1).select('id').single());
  };
  const removeEntries = (ids: readonly string[], state?: EntryState) =>
    forEachChunk(ids, async (chunk) => {
      const query = client.from(entriesTable).delete().in('id', chunk);
      readAnswer(await (state ? query.eq('state', state) : query));
    });

  return {
    async readPage(states, behind, limit) {
      let query = client
        .from(entriesTable)
        .select('*')
        .in('state', [...states]);
      if (behind) query = query.or(`time.lt.${behind.time},and(time.eq.${behind.time},id.lt.${behind.id})`);
      const ordered = query.order('time', { ascending: false }).order('id', { ascending: false }).limit(limit);
      return withReasons(readAnswer(await ordered));
    },
    async findEntries(ids) {
      const rows: EntryRow[] = [];
      await forEachChunk(ids, async (chunk) => {
        rows.push(...(readAnswer(await client.from(entriesTable).select('*').in('id', chunk)) as EntryRow[]));
      });
      return withReasons(rows);
    },
    async readHearts(ids) {
      const hearts: Heart[] = [];
      await forEachChunk(ids, async (chunk) => {
        for (let start = 0; ; start += 1000) {
          const query = client.from(heartsTable).select('entry_id,giver').in('entry_id', chunk);
          const page: Heart[] = readAnswer(
            await query
              .order('entry_id')
              .order('giver')
              .range(start, start + 999),
          );
          hearts.push(...page);
          if (page.length < 1000) return;
        }
      });
      return hearts;
    },
    async countEntries() {
      const counts = entryStates.map(async (state) => {
        const answer = await client.from(entriesTable).select('id', { count: 'exact' }).eq('state', state).limit(1);
        readAnswer(answer);
        return [state, answer.count ?? 0];
      });
      return Object.fromEntries(await Promise.all(counts)) as Record<EntryState, number>;
    },
    async readOldest(states) {
      const query = client
        .from(entriesTable)
        .select('time')
        .in('state', [...states]);
      const [oldest]: Pick<EntryRow, 'time'>[] = readAnswer(await query.order('time').limit(1));
      return oldest?.time;
    },
    async changeState(ids, state, heldBecause = null) {
      await forEachChunk(ids, async (chunk) => {
        readAnswer(await client.from(entriesTable).update({ state }).in('id', chunk));
        if (state === 'visible') readAnswer(await client.from(holdsTable).delete().in('entry_id', chunk));
        else if (heldBecause) {
          const holds = chunk.map((id) => ({ entry_id: id, reason: heldBecause }));
          readAnswer(await client.from(holdsTable).upsert(holds, { onConflict: 'entry_id' }));
        }
      });
    },
    async setReply(id, reply) {
      const columns = { reply: reply?.text ?? null, reply_time: reply?.timeMs ?? null };
      readAnswer(await client.from(entriesTable).update(columns).eq('id', id));
    },
    deleteForever: (ids) => removeEntries(ids, 'deleted'),
    async addParts({ entries, hearts = [], blocks, isOpen }) {
      const holds = entries.flatMap(({ id, held_because: reason }) => (reason ? [{ entry_id: id, reason }] : []));
      // One request is one transaction: either all of them are stored, or none.
      // A project whose SQL is older lacks the columns, which is no matter where nothing is in them.
      const hasLooks = entries.some(({ sticker, paper }) => sticker ?? paper);
      const hasDrawings = entries.some(({ drawing }) => drawing);
      const hasPrivate = entries.some(({ audience }) => audience);
      await insert(
        entriesTable,
        entries.map(({ held_because: _, hearts: __, sticker, paper, drawing, depicts, audience, ...row }) => ({
          ...row,
          ...(hasLooks && { sticker, paper }),
          ...(hasDrawings && { drawing, depicts }),
          ...(hasPrivate && { audience }),
        })),
      );
      try {
        await insert(holdsTable, holds);
        for (let start = 0; start < hearts.length; start += maxHeartsPerRequest)
          await insert(heartsTable, hearts.slice(start, start + maxHeartsPerRequest));
        if (blocks.length > 0) {
          const options = { onConflict: 'kind,value', ignoreDuplicates: true };
          readAnswer(await client.from(blocksTable).upsert([...blocks], options));
        }
        if (isOpen !== undefined) await writeSettings({ is_open: isOpen });
      } catch (error) {
        await removeEntries(entries.map(({ id }) => id));
        throw error;
      }
    },
    readIsOpen: async () => Boolean((await readSettings()).is_open),
    writeIsOpen: (isOpen) => writeSettings({ is_open: isOpen }),
    async listBlocks() {
      const blocks: Block[] = [];
      for (;;) {
        const query = client.from(blocksTable).select('kind,value').order('kind').order('value');
        const page: Block[] = readAnswer(await query.range(blocks.length, blocks.length + 999));
        blocks.push(...page);
        if (page.length < 1000) return blocks.sort(byKindAndValue);
      }
    },
    async addBlock({ kind, value }) {
      readAnswer(await client.from(blocksTable).insert({ kind, value }));
    },
    async removeBlock({ kind, value }) {
      readAnswer(await client.from(blocksTable).delete().eq('kind', kind).eq('value', value));
    },
    async readRules() {
      const kept = await readSettings();
      const rules = ruleNames.map((rule) => [rule, kept[settingColumn(rule)]]);
      // A project whose SQL is older takes no drawings, no hearts and nothing for the owner alone, and lets nobody change an entry.
      return {
        drawings: 'off',
        hearts: false,
        mendHours: 0,
        privateMessages: false,
        ...Object.fromEntries(rules.filter(([, value]) => value !== undefined)),
      } as GuestbookRules;
    },
    async writeRules(rules) {
      const kept = await readSettings();
      const written = ruleNames.filter((rule) => settingColumn(rule) in kept);
      await writeSettings(Object.fromEntries(written.map((rule) => [settingColumn(rule), rules[rule]])));
    },
    close() {},
  };
}

/** A project whose SQL is older does not have these columns. */
const withOptional = ({
  sticker = null,
  paper = null,
  drawing = null,
  depicts = null,
  ...row
}: EntryRow): EntryRow => ({
  ...row,
  ...{ sticker, paper, drawing, depicts },
});

/** As in the built-in guestbook; databases sort by the rules of a language. */
function byKindAndValue(one: Block, other: Block) {
  if (one.kind !== other.kind) return one.kind < other.kind ? 1 : -1;
  return Buffer.compare(Buffer.from(one.value), Buffer.from(other.value));
}
