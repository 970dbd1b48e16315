import { expect, it } from 'vitest';
import { makeEntry, startMs } from '#admin/commands/tool-fixture.ts';
import { entryStates, type OwnerRow } from '#model/guestbook-table.ts';
import { add, idsOf, type OpenStore } from './opened-store.ts';

/** What is added and read, whole or not at all. */
export function testStoredEntries(open: OpenStore): void {
  it('finds exactly what was added, with all columns', async () => {
    await using opened = await open();
    const entries = [
      makeEntry(1, { website: 'https://praline.example/', reply: 'Thank\nyou!', reply_time: startMs + 9 }),
      makeEntry(2, { name: '"quotes", (brackets)', message: 'line\nbreak \u202e 🎉 \\ and = more', state: 'hidden' }),
      makeEntry(3, { state: 'waiting', held_because: 'honeypot' }),
      makeEntry(4, { state: 'deleted', held_because: 'links' }),
    ];
    await add(opened.store, entries);

    expect(await opened.store.readPage(entryStates, undefined, 1000)).toEqual([...entries].reverse());
    const found = await opened.store.findEntries([`${startMs + 4}`, `${startMs + 1}`, '77']);
    expect(found.map(({ id }) => id).sort()).toEqual([`${startMs + 1}`, `${startMs + 4}`]);
    expect(await opened.store.countEntries()).toEqual({ visible: 1, waiting: 1, hidden: 1, deleted: 1 });
  });

  it('knows when the oldest entry of some states was written', async () => {
    await using opened = await open();
    expect(await opened.store.readOldest(entryStates)).toBeUndefined();
    await add(opened.store, [makeEntry(1, { state: 'hidden' }), makeEntry(2), makeEntry(3)]);
    expect(await opened.store.readOldest(['visible', 'waiting'])).toBe(startMs + 2);
    expect(await opened.store.readOldest(['visible', 'hidden'])).toBe(startMs + 1);
  });

  it('keeps whose hearts the entries have, and counts them', async () => {
    await using opened = await open();
    const many = Array.from({ length: 2500 }, (_, number) => String(number).padStart(22, '-'));
    const hearts = many.map((giver) => ({ entry_id: `${startMs + 1}`, giver }));
    const one = { entry_id: `${startMs + 2}`, giver: 'A'.repeat(22) };
    // A number without hearts is none.
    const entries = [makeEntry(1), makeEntry(2), makeEntry(3, { hearts: 7 })];
    await opened.store.addParts({ entries, hearts: [...hearts, one], blocks: [] });

    const counts = (await opened.store.readPage(entryStates, undefined, 10)).map(({ hearts: count }) => count);
    expect(counts).toEqual([0, 1, 2500]);
    const read = await opened.store.readHearts([1, 2, 3].map((number) => `${startMs + number}`));
    expect(read.map(({ giver }) => giver).sort()).toEqual([...many, one.giver].sort());
    await opened.store.changeState([`${startMs + 1}`], 'deleted');
    await opened.store.deleteForever([`${startMs + 1}`]);
    expect(await opened.store.readHearts([`${startMs + 1}`, `${startMs + 2}`])).toEqual([one]);
  });

  it('adds nothing if a heart is refused', async () => {
    await using opened = await open();
    const hearts = [{ entry_id: `${startMs + 1}`, giver: 'short' }];
    await expect(opened.store.addParts({ entries: [makeEntry(1)], hearts, blocks: [] })).rejects.toThrow();
    expect(await opened.store.readPage(entryStates, undefined, 10)).toEqual([]);
  });

  it('reads page after page, newest first, without gaps or duplicates when several share a millisecond', async () => {
    await using opened = await open();
    const entries = Array.from({ length: 25 }, (_, number) =>
      makeEntry(number, { time: startMs + Math.floor(number / 5), state: number % 2 ? 'visible' : 'hidden' }),
    );
    await add(opened.store, entries);

    const read: OwnerRow[] = [];
    for (let behind: OwnerRow | undefined; ; behind = read.at(-1)) {
      const page = await opened.store.readPage(['visible', 'hidden'], behind, 4);
      read.push(...page);
      if (page.length < 4) break;
    }
    expect(idsOf(read)).toEqual(entries.map((_, index) => 24 - index));
    expect(idsOf(await opened.store.readPage(['hidden'], undefined, 2))).toEqual([24, 22]);
  });

  it('adds all of an import or nothing: one id that is taken stops the entries, reasons and blocks', async () => {
    await using opened = await open();
    await add(opened.store, [makeEntry(2)]);
    const entries = [makeEntry(1, { state: 'waiting', held_because: 'links' }), makeEntry(2), makeEntry(3)];

    await expect(
      opened.store.addParts({ entries, blocks: [{ kind: 'word', value: 'casino' }], isOpen: false }),
    ).rejects.toThrow();

    expect(idsOf(await opened.store.readPage(entryStates, undefined, 10))).toEqual([2]);
    expect(await opened.store.listBlocks()).toEqual([]);
    expect(await opened.store.readIsOpen()).toBe(true);
  });

  it('adds no entries when their blocks are refused', async () => {
    await using opened = await open();
    await add(opened.store, [makeEntry(1)]);
    const entries = [makeEntry(2), makeEntry(3, { state: 'waiting', held_because: 'links' })];
    const blocks = [{ kind: 'word' as const, value: 'x'.repeat(201) }];

    await expect(opened.store.addParts({ entries, blocks })).rejects.toThrow();

    expect(idsOf(await opened.store.readPage(entryStates, undefined, 10))).toEqual([1]);
  });
}
