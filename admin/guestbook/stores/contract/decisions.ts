import { expect, it } from 'vitest';
import { makeEntry, startMs } from '#admin/commands/tool-fixture.ts';
import { entryStates } from '#model/guestbook-table.ts';
import { add, idsOf, type OpenStore } from './opened-store.ts';

/** What the owner decides: states, replies, blocks, and whether the book is open. */
export function testDecisions(open: OpenStore): void {
  it('changes the state of entries, and forgets why one waited when it becomes visible', async () => {
    await using opened = await open();
    await add(opened.store, [
      makeEntry(1, { state: 'waiting', held_because: 'too-fast' }),
      makeEntry(2, { state: 'waiting', held_because: 'links' }),
      makeEntry(3),
    ]);

    await opened.store.changeState([`${startMs + 1}`, `${startMs + 3}`], 'visible');
    await opened.store.changeState([`${startMs + 2}`], 'deleted');
    await opened.store.changeState([`${startMs + 1}`], 'hidden');

    const states = (await opened.store.readPage(entryStates, undefined, 10)).map((row) => [
      row.state,
      row.held_because,
    ]);
    expect(states).toEqual([
      ['visible', null],
      ['deleted', 'links'],
      ['hidden', null],
    ]);
  });

  it('lets an entry wait again for the reason that it had', async () => {
    await using opened = await open();
    await add(opened.store, [makeEntry(1, { state: 'waiting', held_because: 'links' })]);
    const id = `${startMs + 1}`;

    await opened.store.changeState([id], 'visible');
    await opened.store.changeState([id], 'waiting', 'links');
    await opened.store.changeState([id], 'hidden', null);

    expect(await opened.store.findEntries([id])).toMatchObject([{ state: 'hidden', held_because: 'links' }]);
  });

  it('permanently removes only what is in the bin', async () => {
    await using opened = await open();
    await add(opened.store, [makeEntry(1), makeEntry(2, { state: 'deleted', held_because: 'links' })]);

    await opened.store.deleteForever([`${startMs + 1}`, `${startMs + 2}`]);

    expect(idsOf(await opened.store.readPage(entryStates, undefined, 10))).toEqual([1]);
  });

  it('writes and removes a reply', async () => {
    await using opened = await open();
    await add(opened.store, [makeEntry(1)]);
    const id = `${startMs + 1}`;

    await opened.store.setReply(id, { text: 'Thank\nyou 🎉', timeMs: startMs + 5 });
    expect(await opened.store.findEntries([id])).toMatchObject([{ reply: 'Thank\nyou 🎉', reply_time: startMs + 5 }]);
    await opened.store.setReply(id, null);
    expect(await opened.store.findEntries([id])).toMatchObject([{ reply: null, reply_time: null }]);
  });

  it('closes and opens the guestbook', async () => {
    await using opened = await open();
    expect(await opened.store.readIsOpen()).toBe(true);
    await opened.store.writeIsOpen(false);
    expect(await opened.store.readIsOpen()).toBe(false);
    await opened.store.writeIsOpen(true);
    expect(await opened.store.readIsOpen()).toBe(true);
  });

  it('keeps blocked words and senders, each once, in the same order everywhere', async () => {
    await using opened = await open();
    await opened.store.addBlock({ kind: 'sender', value: 'spam.example' });
    await opened.store.addBlock({ kind: 'word', value: 'casino*' });
    await opened.store.addBlock({ kind: 'word', value: 'Öl, (und) "Gas"' });
    await opened.store.addParts({
      entries: [],
      blocks: [
        { kind: 'word', value: 'casino*' },
        { kind: 'word', value: 'Zebra' },
      ],
    });
    await opened.store.removeBlock({ kind: 'sender', value: 'casino*' });

    expect(await opened.store.listBlocks()).toEqual([
      { kind: 'word', value: 'Zebra' },
      { kind: 'word', value: 'casino*' },
      { kind: 'word', value: 'Öl, (und) "Gas"' },
      { kind: 'sender', value: 'spam.example' },
    ]);
    await opened.store.removeBlock({ kind: 'word', value: 'Öl, (und) "Gas"' });
    expect(await opened.store.listBlocks()).toHaveLength(3);
  });

  it('handles more ids at once than fit into a URL', async () => {
    await using opened = await open();
    const entries = Array.from({ length: 2300 }, (_, number) =>
      makeEntry(number, { state: 'waiting', held_because: 'repeat' }),
    );
    await add(opened.store, entries);
    const ids = entries.map(({ id }) => id);

    expect(await opened.store.findEntries(ids)).toHaveLength(2300);
    const page = await opened.store.readPage(['waiting'], undefined, 1000);
    expect(page).toHaveLength(1000);
    expect(page.every((entry) => entry.held_because === 'repeat')).toBe(true);
    await opened.store.changeState(ids, 'deleted');
    expect(await opened.store.countEntries()).toEqual({ visible: 0, waiting: 0, hidden: 0, deleted: 2300 });
    await opened.store.deleteForever(ids);
    expect(await opened.store.readPage(entryStates, undefined, 1)).toEqual([]);
  }, 30_000);
}
