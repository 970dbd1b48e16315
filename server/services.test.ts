import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sendRaw } from './http/raw-request-fixture.ts';
import { entries, newRow, start, withServices } from './services-fixture.ts';
import { exampleConfig, exampleSettings, writeBuild } from './site-fixture.ts';
import { startServer } from './start-server.ts';
import { openDatabase } from './storage/database.ts';

test('a site without guestbook and visits opens no database', async () => {
  await using server = await start({}, exampleSettings);
  expect((await fetch(server.url)).status).toBe(200);
  expect((await fetch(server.url + entries)).status).toBe(404);
  expect((await fetch(`${server.url}counter/TOTAL.json`)).status).toBe(404);
  expect(existsSync(server.dataFolder)).toBe(false);
});

test('guestbook and visits work without each other', async () => {
  await using book = await start({}, { ...withServices, countsVisits: false });
  expect((await fetch(book.url + entries)).status).toBe(200);
  expect((await fetch(`${book.url}counter/TOTAL.json`)).headers.get('content-type')).not.toContain('json');
  await using visits = await start({}, { ...withServices, guestbook: null });
  expect((await fetch(visits.url + entries)).status).toBe(404);
  expect((await fetch(`${visits.url}counter/TOTAL.json`)).headers.get('content-type')).toContain('json');
});

test('a body without a content length is read up to 16 KiB, and no further', async () => {
  await using server = await start();
  const send = (sizeBytes: number) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const outgoing = request(server.url + entries, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (answer) => {
        const { statusCode: status = 0 } = answer;
        const end = (parts: string[]) => {
          resolve({ status, body: parts.join('') });
          outgoing.destroy();
        };
        answer.setEncoding('utf8').toArray().then(end, reject);
      });
      const text = JSON.stringify(newRow(sizeBytes)).padEnd(sizeBytes, ' ');
      for (let start = 0; start < sizeBytes; start += 4096) {
        outgoing.write(text.slice(start, start + 4096));
      }
      // The large one never ends, so the server must not wait for its end.
      if (sizeBytes <= 16_384) outgoing.end();
    });
  expect(await send(16_384)).toMatchObject({ status: 201 });
  const refused = await send(16_385);
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.body).message).toBe('The body is larger than 16384 bytes.');
  expect((await (await fetch(server.url + entries)).json()).length).toBe(1);
});

test('a body whose content length is too large is refused before it is sent', async () => {
  await using server = await start();
  const head = `POST /${entries} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\n\r\n{`;
  const answer = await sendRaw(server.port, head);
  expect(answer).toMatch(/^HTTP\/1.1 413 .*connection: close\r\n/is);
  expect(answer.split('\r\n\r\n')[1]).toContain('"code":"PGRST102"');
});

test('a connection closed in the middle of an entry stores nothing and breaks nothing', async () => {
  await using server = await start();
  const socket = connect(server.port, 'localhost');
  const head = `POST /${entries} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"id"`;
  await new Promise((sent) => socket.write(head, sent));
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect((await server.sign(newRow(1))).status).toBe(201);
  expect(await (await fetch(server.url + entries)).json()).toHaveLength(1);
});

test('the database is closed if the port is in use', async () => {
  await using build = await writeBuild({ 'index.html': 'home' }, withServices);
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startServer({ ...exampleConfig, ...build, port })).rejects.toThrow('already in use');
  expect(readdirSync(build.dataFolder).sort()).toEqual(['.gitignore', 'bonbon.sqlite']);
  other.close();
});

test('notices cover the entries since the first start with a target, and start over after a start without one', async () => {
  const noticed = ({ dataFolder }: { dataFolder: string }) => {
    const database = openDatabase(dataFolder);
    const row = database.prepare("select value from guestbook_settings where key = 'noticed'").get();
    database.close();
    return row?.value;
  };
  const withWebhook = { webhookShape: 'json', webhook: 'http://localhost:9/' } as const;
  await using first = await start();
  await first.sign(newRow(1));
  expect(noticed(first)).toBeUndefined();
  await using second = await start({ dataFolder: first.dataFolder, guestbook: withWebhook });
  expect(noticed(first)).toBe('1');
  await second.sign(newRow(2));
  await second.stop(0);
  await using third = await start({ dataFolder: first.dataFolder, guestbook: withWebhook });
  expect(noticed(first)).toBe('1');
  await third.stop(0);
  await using fourth = await start({ dataFolder: first.dataFolder });
  expect([fourth.port > 0, noticed(first)]).toEqual([true, undefined]);
});
