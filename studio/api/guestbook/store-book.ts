import { foldText, hasWords } from '#model/guestbook-find.ts';
import type { OwnerStore, PageStart } from '#model/guestbook-owner.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { DeskBook } from '#server/door/desk/desk.ts';

/** So many are read for one search; then it goes on with a click. */
const maxRead = 5000;
const perRequest = 1000;

/** A guestbook that is not on this computer, as the desk needs it. */
export function createStoreBook(store: OwnerStore): DeskBook {
  const { readPage, findEntries, countEntries, readOldest, setReply, readIsOpen, writeIsOpen } = store;
  const { listBlocks, addBlock, removeBlock } = store;
  return {
    ...{ readPage, findEntries, countEntries, readOldest, setReply, readIsOpen, writeIsOpen },
    ...{ listBlocks, addBlock, removeBlock },
    async findPage(words, states, behind, limit) {
      const wanted = foldText(words);
      const entries: OwnerRow[] = [];
      let from: PageStart | undefined = behind;
      for (let read = 0; read < maxRead; read += perRequest) {
        const rows = await store.readPage(states, from, perRequest);
        for (const [index, row] of rows.entries()) {
          if (hasWords([row.name, row.website, row.message, row.reply, row.depicts], wanted)) entries.push(row);
          const isLast = index === rows.length - 1 && rows.length < perRequest;
          if (entries.length === limit && !isLast) return { entries, next: { time: row.time, id: row.id } };
        }
        from = rows.at(-1);
        if (!from || rows.length < perRequest) return { entries, next: undefined };
      }
      return { entries, next: from && { time: from.time, id: from.id } };
    },
    async emptyBin() {
      let count = 0;
      for (;;) {
        const ids = (await store.readPage(['deleted'], undefined, perRequest)).map(({ id }) => id);
        if (ids.length === 0) return count;
        await store.deleteForever(ids);
        count += ids.length;
      }
    },
    async changeEntry(id, state, heldBecause) {
      const [before] = await store.findEntries([id]);
      if (!before) return undefined;
      await store.changeState([id], state, heldBecause);
      return before;
    },
    readApprovesFirst: async () => (await store.readRules())?.approvesFirst ?? false,
    async writeApprovesFirst(approvesFirst) {
      const rules = await store.readRules();
      if (rules) await store.writeRules({ ...rules, approvesFirst });
    },
  };
}
