import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, startMs } from '#admin/commands/tool-fixture.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { entryStates, type OwnerRow } from '#model/guestbook-table.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import { type Project, resetProject, startProject } from '../../../supabase/fake-project/project.ts';
import { createSupabaseStore } from './supabase-store.ts';

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

type Opened = { store: OwnerStore; [Symbol.asyncDispose]: () => Promise<void> };

const backends: { name: string; open: () => Promise<Opened> }[] = [
  {
    name: 'the built-in guestbook',
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
      const store = createOwnerStore(openDatabase(folder));
      return {
        store,
        [Symbol.asyncDispose]: async () => {
          store.close();
          await rm(folder, { recursive: true });
        },
      };
    },
  },
  {
    name: 'a Supabase project',
    open: async () => {
      await resetProject(project);
      const store = createSupabaseStore({
        address: project.url,
        key: project.secretKey,
        fetch,
        migrations: 'migrations',
      });
      return { store, [Symbol.asyncDispose]: async () => store.close() };
    },
  },
];

const add = (store: OwnerStore, entries: OwnerRow[]) => store.addParts({ entries, blocks: [] });
const idsOf = (entries: readonly OwnerRow[]) => entries.map(({ id }) => Number(id) - startMs);

describe.each(backends)('the owner of $name', ({ open }) => {
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
});

describe('the rules in force', () => {
  it('are those of site.yaml in the built-in guestbook, which keeps none', async () => {
    await using opened = await (backends[0] as (typeof backends)[0]).open();
    expect(await opened.store.readRules()).toBeUndefined();
    await expect(opened.store.writeRules(defaultRules)).rejects.toThrow('content/site.yaml');
  });

  it('are kept by a Supabase project, which starts with the defaults', async () => {
    await using opened = await (backends[1] as (typeof backends)[0]).open();
    expect(await opened.store.readRules()).toEqual(defaultRules);
    const rules = { ...defaultRules, approvesFirst: true, maxLinks: 0, allPerHour: 7 };
    await opened.store.writeRules(rules);
    expect(await opened.store.readRules()).toEqual(rules);
  });
});
