import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entries, newRow, start } from './services-fixture.ts';
import { openDatabase } from './storage/database.ts';

test('the data folder contains nothing about visitors except their messages', async () => {
  await using server = await start({ trustedProxies: 1 });
  const secrets = ['203.0.113.77', '2001:db8:77::1', 'SecretBrowser', '/page', '?whose', 'secret-cookie'];
  const headersFrom = (address: string) => ({
    'x-forwarded-for': address,
    'user-agent': 'Mozilla/5.0 SecretBrowser/1.0',
    referer: 'https://other.example/page?whose',
    cookie: 'secret-cookie=1',
    'accept-language': 'tlh',
    'x-client-info': 'bonbon; filled=5321',
  });
  for (let time = 0; time < 12; time++) await server.sign(newRow(1e12 + time), headersFrom('203.0.113.77'));
  await server.sign(newRow(2e12), headersFrom('2001:db8:77::1'));
  const key = 'secret-key-of-a-browser';
  const heart = await fetch(`${server.url}rest/v1/rpc/guestbook_give_heart`, {
    method: 'POST',
    headers: { ...headersFrom('203.0.113.77'), 'content-type': 'application/json' },
    body: JSON.stringify({ entry_id: String(2e12), key }),
  });
  expect(await heart.json()).toEqual({ hearts: 1 });
  await fetch(`${server.url}count?p=/&t=Home&r=https://from.example/page%3Fwhose&s=1234,777,1`, {
    headers: headersFrom('203.0.113.77'),
  });
  await fetch(`${server.url}counter/TOTAL.json`, { headers: headersFrom('203.0.113.77') });
  await fetch(server.url + entries, { headers: headersFrom('203.0.113.77') });

  const readFiles = () =>
    readdirSync(server.dataFolder).map((file) => readFileSync(join(server.dataFolder, file)).toString('latin1'));
  const whileRunning = readFiles();
  await server.stop();
  const all = [...whileRunning, ...readFiles()].join('\n');
  expect(all).toContain('Hello 2000000000000!');
  // Of the page that a visitor came from, the host is counted.
  expect(all).toContain('from:from.example');
  for (const secret of [
    ...secrets,
    key,
    'other.example',
    '127.0.0.1',
    '::1',
    'Mozilla',
    'node',
    'undici',
    '5321',
    'tlh',
  ]) {
    expect(all.includes(secret), `${secret} is stored`).toBe(false);
  }
  // Hashes of addresses would have their own columns.
  const database = openDatabase(server.dataFolder);
  const columns = database
    .prepare(
      "select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'",
    )
    .all();
  expect(
    columns
      .map(({ name }) => name)
      // The tables of the door have the owner's own browsers, and nothing of a visitor.
      // guestbook_find is an index of the words of visible messages.
      .filter((name) => !/^(sqlite_|door_|guestbook_find)/.test(String(name)))
      .sort(),
  ).toEqual([
    'backups.entries',
    'backups.made',
    'backups.name',
    'backups.visits',
    'guestbook_blocks.kind',
    'guestbook_blocks.value',
    'guestbook_buttons.bytes',
    'guestbook_buttons.entry',
    'guestbook_buttons.fetched',
    'guestbook_buttons.file',
    'guestbook_buttons.type',
    'guestbook_entries.arrived',
    'guestbook_entries.audience',
    'guestbook_entries.button',
    'guestbook_entries.depicts',
    'guestbook_entries.drawing',
    'guestbook_entries.hand',
    'guestbook_entries.hearts',
    'guestbook_entries.held_because',
    'guestbook_entries.id',
    'guestbook_entries.mended',
    'guestbook_entries.message',
    'guestbook_entries.message_key',
    'guestbook_entries.name',
    'guestbook_entries.number',
    'guestbook_entries.paper',
    'guestbook_entries.reply',
    'guestbook_entries.reply_time',
    'guestbook_entries.resend_key',
    'guestbook_entries.state',
    'guestbook_entries.sticker',
    'guestbook_entries.time',
    'guestbook_entries.website',
    'guestbook_hearts.entry',
    'guestbook_hearts.giver',
    'guestbook_months.count',
    'guestbook_months.month',
    'guestbook_settings.key',
    'guestbook_settings.value',
    'notice_deliveries.entries',
    'notice_deliveries.host',
    'notice_deliveries.number',
    'notice_deliveries.reason',
    'notice_deliveries.result',
    'notice_deliveries.shape',
    'notice_deliveries.time',
    'notice_deliveries.tries',
    'notice_deliveries.waiting',
    'visits.day',
    'visits.path',
    'visits.visitors',
  ]);
  const visits = database.prepare('select path, visitors from visits order by path').all();
  database.close();
  expect(visits.map((row) => ({ ...row }))).toEqual([
    { path: '/', visitors: 1 },
    { path: 'TOTAL', visitors: 1 },
    { path: 'from:from.example', visitors: 1 },
  ]);
  expect(server.lines.join('\n')).not.toMatch(/203\.0\.113|2001:db8|SecretBrowser|from\.example|secret-cookie/);
});

test("two servers on one data folder see each other's entries", async () => {
  await using one = await start();
  await using other = await start({ dataFolder: one.dataFolder });
  const list = async ({ url }: { url: string }) =>
    (await (await fetch(`${url}${entries}?select=*&order=time.desc&limit=200`)).json()).length;
  for (let time = 1; time <= 3; time++) {
    await one.sign(newRow(time));
    expect([await list(one), await list(other)]).toEqual([2 * time - 1, 2 * time - 1]);
    await other.sign(newRow(time + 100));
    expect([await list(one), await list(other)]).toEqual([2 * time, 2 * time]);
  }
  expect((await other.sign({ ...newRow(1), time: 5 })).status).toBe(409);
});

test('two servers on one data folder can be signed at the same time', async () => {
  await using one = await start({ guestbook: { webhookShape: 'json', senderPerHour: 1000 } });
  await using other = await start({
    dataFolder: one.dataFolder,
    guestbook: { webhookShape: 'json', senderPerHour: 1000 },
  });
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).sign(newRow(1000 + index))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await (await fetch(one.url + entries)).json()).toHaveLength(60);
});

test('stopping flushes all writes, and leaves one file', async () => {
  await using server = await start();
  const signing = Promise.all([1, 2, 3].map((id) => server.sign(newRow(id))));
  await signing;
  await server.stop();
  expect(readdirSync(server.dataFolder).sort()).toEqual(['.gitignore', 'bonbon.sqlite']);
});
