import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowAt, noon as today } from '#server/guestbook/guestbook-fixture.ts';
import { startTarget } from '#server/guestbook/notices/target-fixture.ts';
import { databaseFile } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { fromSite, openExampleDoor } from '../door-fixture.ts';
import type { Finding } from './doctor.ts';

const nameOfCopy = 'bonbon-2026-11-21T12-00-00.sqlite';

test('the owner makes a copy, sees what is in it, and downloads it', async () => {
  await using book = openExampleDoor();
  const owner = await book.comeIn();
  await book.post(rowAt(today - 1));
  await book.post(rowAt(today - 2));
  const made = await owner.submit('/door/backups');
  expect([made.status, made.headers.get('location')]).toEqual([303, '/door/keys#copies']);
  const page = await owner.read('/door/keys');
  expect(page).toContain(`href="/door/backups/${nameOfCopy}"`);
  expect(page).toMatch(/2 messages, \d+ kB, read back and whole, made by you/);

  const answer = await owner.get(`/door/backups/${nameOfCopy}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/vnd.sqlite3',
    'content-disposition': `attachment; filename="${nameOfCopy}"`,
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const kept = readFileSync(join(book.dataFolder, 'backups', nameOfCopy));
  expect(bytes.equals(kept)).toBe(true);
  const downloaded = join(book.dataFolder, 'downloaded.sqlite');
  writeFileSync(downloaded, bytes);
  expect(inspectDatabase(downloaded)).toMatchObject({ faults: [], entryCount: 2 });
});

test('nobody else gets a copy, a number, or a word about them', async () => {
  await using book = openExampleDoor();
  const owner = await book.comeIn();
  await owner.submit('/door/backups');
  const statusOf = async (path: string, method: string) => (await book.request(path, method, fromSite)).status;
  const nothing = { GET: 404, HEAD: 404, POST: await statusOf('/nothing', 'POST') };
  for (const path of ['keys', 'visits', 'backups', 'doctor', `backups/${nameOfCopy}`]) {
    for (const [method, status] of Object.entries(nothing))
      expect(await statusOf(`/door/${path}`, method)).toBe(status);
  }
  for (const path of [`backups/${nameOfCopy}`, 'backups/bonbon.sqlite', `data/backups/${nameOfCopy}`])
    expect((await book.request(`/${path}`, 'GET')).status).toBe(404);
});

test.each(['../bonbon.sqlite', '..%2Fbonbon.sqlite', '%2e%2e%2fbonbon.sqlite', databaseFile, 'notes.txt', ''])(
  'the owner downloads copies and nothing else: %j',
  async (name) => {
    await using book = openExampleDoor();
    const owner = await book.comeIn();
    await owner.submit('/door/backups');
    writeFileSync(join(book.dataFolder, 'backups/notes.txt'), 'secret');
    expect([400, 404]).toContain((await owner.get(`/door/backups/${name}`)).status);
  },
);

test('a copy is made only by a form of the door', async () => {
  await using book = openExampleDoor();
  const owner = await book.comeIn();
  expect((await owner.submit('/door/backups', { token: 'guessed' })).status).toBe(403);
  expect((await owner.submit('/door/doctor', { token: '' })).status).toBe(403);
  expect(await owner.read('/door/keys')).toContain('None yet.');
});

test('notices say where they went and what came of it, and text of others is text', async () => {
  await using book = openExampleDoor({
    config: { guestbook: { ntfy: 'https://ntfy.example/my-topic', webhookShape: 'json' } },
  });
  const owner = await book.comeIn();
  const add = book.other.prepare(
    `insert into notice_deliveries (time, shape, host, entries, waiting, result, reason, tries)
     values (?, 'ntfy', 'ntfy.example', ?, 1, ?, ?, ?)`,
  );
  add.run(today, 1, 'accepted', '', 1);
  add.run(today, 3, 'failed', '<b>no</b>', 5);
  const page = await owner.read('/door/keys');
  expect(page).toContain('<b>1 new message, waiting</b>');
  expect(page).toContain('Sent to ntfy at ntfy.example.');
  expect(page).toContain('<b>3 new messages, 1 waiting</b>');
  expect(page).toContain(
    'Didn’t arrive at ntfy at ntfy.example: &lt;b&gt;no&lt;/b&gt;. Tried 5 times. It is tried again.',
  );
  expect(page).not.toContain('my-topic');
});

test('a test notice goes to each target at once, and the list says what became of it', async () => {
  const [phone, webhook] = await Promise.all([startTarget(), startTarget(() => ({ status: 500 }))]);
  await using _targets = {
    [Symbol.asyncDispose]: async () => void (await Promise.all([phone.stop(), webhook.stop()])),
  };
  await using book = openExampleDoor({
    config: { guestbook: { ntfy: phone.url, webhook: webhook.url, webhookShape: 'json' } },
  });
  const owner = await book.comeIn();
  expect(await owner.read('/door/keys')).toContain('>None was sent yet.<');
  expect((await owner.submit('/door/notices', { token: 'guessed' })).status).toBe(403);
  const answer = await owner.submit('/door/notices');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/door/keys#notices']);
  expect(phone.received.map(({ headers, body }) => [headers.title, body])).toEqual([
    ['A test of the notices of Bonbon', 'Nobody has written. New messages in the guestbook will arrive here.'],
  ]);
  expect(webhook.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      type: 'guestbook.test',
      site: { title: 'Bonbon', address: 'https://bonbon.example/' },
      guestbook: 'https://bonbon.example/guestbook',
      entries: [],
    },
  ]);
  const page = await owner.read('/door/keys');
  expect(page.match(/<b>A test<\/b>/g)).toHaveLength(2);
  expect(page).toContain('Sent to ntfy at 127.0.0.1.');
  expect(page).toContain('Didn’t arrive at a webhook at 127.0.0.1: status 500.</span>');
});

test('where no notices are sent, nothing offers a test of them', async () => {
  await using book = openExampleDoor();
  const owner = await book.comeIn();
  expect(await owner.read('/door/keys')).not.toContain('Send a test');
  expect((await owner.submit('/door/notices')).status).toBe(405);
});

test('the doctor runs from the door, what is wrong comes first, and a second click waits for the first', async () => {
  const findings: Finding[] = [
    { mark: 'fine', sentence: 'The database is intact.' },
    { mark: 'wrong', sentence: 'The disk is <full>.', remedy: 'Free some space.' },
  ];
  let runs = 0;
  const examine = async () => {
    runs += 1;
    await new Promise(setImmediate);
    return findings;
  };
  await using book = openExampleDoor({ examine });
  const owner = await book.comeIn();
  const answers = await Promise.all([owner.submit('/door/doctor'), owner.submit('/door/doctor')]);
  expect(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).toEqual(
    Array(2).fill('303 /door/keys#doctor'),
  );
  expect(runs).toBe(1);
  const page = await owner.read('/door/keys');
  expect(page).toContain('<b>One thing is wrong.</b>');
  expect(page.indexOf('The disk is &lt;full&gt;.')).toBeLessThan(page.indexOf('The database is intact.'));
  expect(page).toContain('Free some space.');
});

test('a doctor who cannot look says why', async () => {
  await using book = openExampleDoor({ examine: () => Promise.reject(new Error('site.yaml is missing.')) });
  const owner = await book.comeIn();
  const answer = await owner.submit('/door/doctor');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('The doctor could not look: site.yaml is missing.');
});

test('visits are a plot in three sizes, a table with the same numbers, and lists', async () => {
  await using book = openExampleDoor({ countsVisits: true });
  const owner = await book.comeIn();
  const add = book.other.prepare('insert into visits (day, path, visitors) values (?, ?, ?)');
  for (const [day, path, visitors] of [
    ['2026-11-21', 'TOTAL', 28],
    ['2026-11-20', 'TOTAL', 26],
    ['2026-10-30', 'TOTAL', 1000],
    ['2026-11-21', '/guestbook', 12],
    ['2026-11-21', 'from:pond.example', 5],
    ['2026-11-21', 'song:Sunset <Drive>', 3],
  ])
    add.run(String(day), String(path), Number(visitors));
  const page = await owner.read('/door/visits');
  expect([...page.matchAll(/<dd>([\d,]+)<\/dd>/g)].map(([, sum]) => sum)).toEqual(['28', '54', '1,054']);
  expect([...page.matchAll(/<svg class="plot" width="(\d+)"/g)].map(([, width]) => width)).toEqual([
    '890',
    '672',
    '326',
  ]);
  expect(page).toContain('<tr><td>today</td><td>28</td></tr><tr><td>yesterday</td><td>26</td></tr>');
  for (const text of ['/guestbook', 'pond.example', 'Sunset &lt;Drive&gt;'])
    expect(page).toContain(`<span>${text}</span>`);
  const months = await owner.read('/door/visits?by=month');
  expect(months).toContain('<tr><td>this month</td><td>54</td></tr><tr><td>October 2026</td><td>1,000</td></tr>');
  expect(await owner.read('/door/visits?by=week')).toContain('<tr><td>this week</td><td>54</td></tr>');
  expect((await owner.get('/door/visits?by=<script>')).status).toBe(200);
  for (const markup of [page, months]) expect(markup).not.toMatch(/ style=|<script(?! type="module" src)/);
});

test('where another service counts, the page of visits says how to have it here', async () => {
  await using book = openExampleDoor();
  const owner = await book.comeIn();
  expect(await owner.read('/door/visits')).toContain('<code>counter: built-in</code>');
});
