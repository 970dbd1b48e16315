import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeEntry } from '#admin/commands/tool-fixture.ts';
import { createSupabaseStore } from '#admin/guestbook/stores/supabase-store.ts';
import { writeDrawing } from '#model/drawing.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';
import type { DeskAction, DeskEntry } from '#model/owner-desk.ts';
import { createDeliveryStore } from '#server/guestbook/notices/delivery-store.ts';
import { startTarget } from '#server/guestbook/notices/target-fixture.ts';
import { openDatabase } from '#server/storage/database.ts';
import type { Where } from '#studio/protocol/guestbook.ts';
import { type Project, resetProject, startProject } from '../../../supabase/fake-project/project.ts';
import { addHere, builtIn, nowMs, openSite, type Site, startServer } from './desk-fixture.ts';

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

const onSupabase = () =>
  `  guestbook: supabase\n  counter: none\n  supabaseAddress: ${project.url}\n  supabaseKey: sb_publishable_AbCd\n`;

const places: { where: Where; open: (entries: readonly OwnerRow[]) => Promise<Site> }[] = [
  {
    where: 'here',
    async open(entries) {
      const site = await openSite(builtIn);
      await addHere(site, entries);
      return site;
    },
  },
  {
    where: 'web',
    async open(entries) {
      const [site, server] = [await openSite(builtIn), await startServer(entries)];
      expect(await site.enter({ link: server.makeLink() })).toEqual({ outcome: 'in' });
      return site;
    },
  },
  {
    where: 'supabase',
    async open(entries) {
      await resetProject(project);
      const store = createSupabaseStore({ address: project.url, key: project.secretKey, fetch, migrations: '' });
      await store.addParts({ entries, blocks: [] });
      const site = await openSite(onSupabase());
      expect(await site.giveKey({ key: ` ${project.secretKey}\n` })).toEqual({ outcome: 'in' });
      return site;
    },
  },
];

describe.each(places)('the messages kept $where', ({ where, open }) => {
  const waits = makeEntry(1, { state: 'waiting', held_because: 'links', website: 'https://www.shades.example/' });
  const shown = makeEntry(2, { message: 'I drew Praline asleep.' });
  const shownToo = makeEntry(3, { name: 'Moth' });

  async function openDesk(entries: readonly OwnerRow[] = [waits, shown, shownToo]) {
    const site = await open(entries);
    const read = async (text = '') => {
      const answer = await site.book(`where=${where}&${text}`);
      if (answer.state !== 'ready') throw new Error(JSON.stringify(answer));
      return answer.page;
    };
    const find = async (id: string) => (await read('show=all')).entries.find((entry) => entry.id === id) as DeskEntry;
    const act = (action: DeskAction) => site.act({ where, action });
    const doIt = async (action: DeskAction) => {
      const answer = await act(action);
      if (answer.outcome !== 'done') throw new Error(JSON.stringify(answer));
      return answer;
    };
    const undo = (deed: number | undefined) => doIt({ do: 'undo', deed: deed ?? 0 });
    return { site, read, find, act, doIt, undo };
  }

  test('what waits is shown with its reason, approved, and made to wait again for the same reason', async () => {
    const { read, doIt, undo } = await openDesk();
    const { entries, counts } = await read('show=waiting');
    expect(entries.map(({ id, held_because }) => [id, held_because])).toEqual([[waits.id, 'links']]);
    expect(counts).toEqual({ waiting: 1, visible: 2, hidden: 0, deleted: 0 });
    const { id, seen } = waits.id === entries[0]?.id ? entries[0] : { id: '', seen: '' };
    const approved = await doIt({ do: 'approve', id, seen });
    expect(approved.text).toBe('Approved: “Hello, number 1!” by Praline 1');
    expect((await read('show=waiting')).entries).toEqual([]);
    expect((await undo(approved.deed)).text).toMatch(/^Taken back: /);
    expect((await read('show=waiting')).entries[0]).toMatchObject({ id, state: 'waiting', held_because: 'links' });
  });

  test('hiding, the bin and bringing back are each undone', async () => {
    const { find, read, doIt, undo } = await openDesk();
    const hidden = await doIt({ do: 'hide', id: shown.id });
    expect((await find(shown.id)).state).toBe('hidden');
    await undo(hidden.deed);
    expect((await find(shown.id)).state).toBe('visible');
    const binned = await doIt({ do: 'delete', id: shown.id });
    expect((await read('show=deleted')).entries.map(({ id }) => id)).toEqual([shown.id]);
    const back = await doIt({ do: 'restore', id: shown.id });
    await undo(back.deed);
    await undo(binned.deed);
    expect((await find(shown.id)).state).toBe('visible');
    await doIt({ do: 'delete', id: shown.id });
    await doIt({ do: 'empty' });
    expect((await read()).counts).toMatchObject({ visible: 1, deleted: 0 });
  });

  test('a reply is written, replaced, taken away and brought back', async () => {
    const { find, doIt, undo, act } = await openDesk();
    await doIt({ do: 'reply', id: shown.id, text: ' Thank\r\nyou!\u0007 ' });
    expect((await find(shown.id)).reply).toBe('Thank\nyou!');
    const away = await doIt({ do: 'reply', id: shown.id, text: '' });
    expect((await find(shown.id)).reply).toBeNull();
    await undo(away.deed);
    expect((await find(shown.id)).reply).toBe('Thank\nyou!');
    const sentence = expect.stringContaining('2001 characters');
    expect(await act({ do: 'reply', id: shown.id, text: 'x'.repeat(2001) })).toEqual({ outcome: 'refused', sentence });
    await doIt({ do: 'reply', id: waits.id, text: 'Hi!', approves: true });
    expect(await find(waits.id)).toMatchObject({ state: 'visible', reply: 'Hi!' });
  });

  test('a sender and a word are blocked with the message hidden, and taken back together', async () => {
    const { find, act, doIt, undo } = await openDesk();
    const blocked = await doIt({ do: 'block', id: waits.id, senders: ['shades.example'], word: 'casino*' });
    expect((await find(waits.id)).state).toBe('hidden');
    await undo(blocked.deed);
    expect(await find(waits.id)).toMatchObject({ state: 'waiting', held_because: 'links' });
    expect(await act({ do: 'block', id: waits.id, senders: [], word: '**' })).toMatchObject({ outcome: 'refused' });
    expect(await act({ do: 'undo', deed: 9999 })).toEqual({ outcome: 'gone' });
  });

  test('a message that its author has changed meanwhile is not published unread', async () => {
    const { act, find } = await openDesk();
    expect(await act({ do: 'approve', id: waits.id, seen: 'other words' })).toEqual({ outcome: 'changed' });
    expect((await find(waits.id)).state).toBe('waiting');
    expect(await act({ do: 'approve', id: '77' })).toEqual({ outcome: 'gone' });
  });

  test('names and words are found, and long books go on page by page', async () => {
    const { read } = await openDesk([shown, ...Array.from({ length: 40 }, (_, index) => makeEntry(10 + index))]);
    expect((await read('find=PRALINE+asleep')).entries.map(({ id }) => id)).toEqual([shown.id]);
    expect((await read('find=nobody')).entries).toEqual([]);
    const first = await read();
    expect(first.entries).toHaveLength(30);
    const second = await read(`before=${first.next?.time}.${first.next?.id}`);
    expect(second.entries).toHaveLength(11);
    expect(second.next).toBeUndefined();
  });

  test('the first month to jump to is that of the oldest message which is shown', async () => {
    const { read } = await openDesk();
    expect((await read('show=waiting')).oldestMs).toBe(waits.time);
    expect((await read('show=visible')).oldestMs).toBe(shown.time);
    expect((await read('show=deleted')).oldestMs).toBeUndefined();
  });

  test('the book is closed and opened, and every message is read first', async () => {
    const { read, doIt } = await openDesk();
    expect(await read()).toMatchObject({ isOpen: true, approvesFirst: false });
    await doIt({ do: 'open', isOpen: false });
    await doIt({ do: 'first', approvesFirst: true });
    expect(await read()).toMatchObject({ isOpen: false, approvesFirst: true });
  });

  test('what is only for the owner cannot be answered', async () => {
    const secret = makeEntry(4, { audience: 'owner', state: 'hidden' });
    const { act, read } = await openDesk([secret]);
    expect((await read()).entries[0]).toMatchObject({ audience: 'owner' });
    const sentence = expect.stringContaining('only for you');
    expect(await act({ do: 'reply', id: secret.id, text: 'Hi' })).toEqual({ outcome: 'refused', sentence });
  });
});

test('a drawing comes as a picture, and never as what a browser would run', async () => {
  const site = await openSite(builtIn);
  const drawing = writeDrawing(new Uint8Array(96 * 64).fill(1));
  await addHere(site, [makeEntry(1, { drawing, depicts: 'A pond' })]);
  const answer = await site.book();
  expect(answer).toMatchObject({ state: 'ready', page: { entries: [{ depicts: 'A pond' }] } });
  const picture = answer.state === 'ready' ? answer.page.entries[0]?.picture : undefined;
  expect(
    Buffer.from(picture ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('without a guestbook, a key, a link or data it says which of them is missing', async () => {
  const site = await openSite('  guestbook: none\n  counter: none\n');
  expect(await site.book()).toEqual({ wheres: [], where: undefined, state: 'none' });
  expect(await site.visits()).toEqual({ wheres: [], where: undefined, state: 'none' });
  await site.write('  guestbook: none\n  counter: goatcounter\n  goatcounterCode: pond\n');
  expect(await site.visits()).toMatchObject({ state: 'elsewhere', address: 'https://pond.goatcounter.com' });
  await site.write(builtIn);
  expect(await site.book()).toEqual({ wheres: ['here', 'web'], where: 'here', state: 'notBegun' });
  expect(await site.visits('where=web')).toMatchObject({ where: 'web', state: 'signedOut', wasIn: false });
  await site.write(onSupabase());
  expect(await site.book()).toMatchObject({ wheres: ['supabase'], state: 'noKey' });
  await site.write('  guestbook: somewhere\n');
  const sentence = expect.stringContaining("'built-in', 'supabase' or 'none'");
  expect(await site.book()).toMatchObject({ state: 'refused', sentence });
});

test("a Supabase project's public key, and one that it refuses, are not kept; the environment's key is used", async () => {
  await resetProject(project);
  const site = await openSite(onSupabase());
  expect(await site.giveKey({ key: 'sb_publishable_AbCd' })).toEqual({ outcome: 'refused', why: 'publicKey' });
  expect(await site.giveKey({ key: 'sb_secret_other' })).toMatchObject({ outcome: 'refused', why: 'wrongKey' });
  await expect(stat(site.keptFile)).rejects.toThrow('ENOENT');
  expect(await site.book()).toMatchObject({ state: 'noKey' });
  const other = await openSite(onSupabase(), { SUPABASE_SECRET_KEY: project.secretKey });
  expect(await other.book()).toMatchObject({ state: 'ready' });
});

test('notices are listed from here and from the server, which alone can send a test', async () => {
  const phone = await startTarget();
  onTestFinished(() => phone.stop());
  const [site, server] = [await openSite(builtIn), await startServer([], { guestbook: { ntfy: phone.url } })];
  await addHere(site, []);
  const here = openDatabase(site.dataFolder);
  createDeliveryStore(here).add({
    ...{ timeMs: nowMs, shape: 'ntfy', host: 'ntfy.example', entryCount: 2, waitingCount: 1 },
    ...{ result: 'failed', reason: 'no answer', tries: 3 },
  });
  here.close();
  expect(await site.notices('here')).toMatchObject({
    canTest: false,
    deliveries: [{ host: 'ntfy.example', tries: 3 }],
  });
  expect(await site.notices('web')).toMatchObject({ state: 'trouble', trouble: { state: 'signedOut' } });
  await site.enter({ link: server.makeLink() });
  expect(await site.notices('web')).toEqual({ state: 'ready', where: 'web', canTest: true, deliveries: [] });
  const tested = await site.test({ where: 'web' });
  expect(tested).toMatchObject({ deliveries: [{ entryCount: 0, result: 'accepted', host: '127.0.0.1' }] });
  expect(phone.received).toHaveLength(1);
  expect(JSON.stringify(tested)).not.toContain(phone.url);
  await site.write(onSupabase());
  await site.giveKey({ key: project.secretKey });
  expect(await site.notices('supabase')).toEqual({ state: 'unknown' });
});
