import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeEntry } from '#admin/commands/tool-fixture.ts';
import { closeDoors } from '#server/door/close-doors.ts';
import { createSessionStore } from '#server/door/sessions/session-store.ts';
import { builtIn, nowMs, openSite, startServer } from './desk-fixture.ts';

test('a link of the door is used up once; the way in is kept for the owner alone, and never told', async () => {
  const [site, server] = [await openSite(builtIn), await startServer([makeEntry(1)])];
  const link = server.makeLink();
  expect(await site.enter({ link })).toEqual({ outcome: 'in' });
  expect(await site.enter({ link })).toEqual({ outcome: 'refused', why: 'used' });
  const cookie = JSON.parse(await readFile(site.keptFile, 'utf8')).door.cookie.split('=')[1];
  expect(cookie).toHaveLength(43);
  expect((await stat(site.keptFile)).mode & 0o777).toBe(0o600);
  const answers = [await site.book(), await site.visits(), await site.act({ where: 'web', action: { do: 'empty' } })];
  expect(JSON.stringify(answers)).not.toContain(cookie);
  // Whoever is signed in means the messages on the web.
  expect(answers[0]).toMatchObject({ where: 'web', wheres: ['web', 'here'], state: 'ready', address: server.address });
  const doors = () => createSessionStore(server.other).listSessions(nowMs);
  expect(doors().map(({ browser }) => browser)).toEqual(['The studio on a computer']);
  await site.leave({ where: 'web' });
  expect(doors()).toEqual([]);
  await expect(stat(site.keptFile)).rejects.toThrow('ENOENT');
  expect(await site.book('where=web')).toMatchObject({ state: 'signedOut', wasIn: false });
});

test('a door that was shut, a server that is gone and one that is older are told apart', async () => {
  const [site, server] = [await openSite(builtIn), await startServer()];
  await site.enter({ link: server.makeLink() });
  closeDoors(server.other, nowMs);
  expect(await site.book('where=web')).toMatchObject({ state: 'signedOut', wasIn: true });
  const trouble = expect.objectContaining({ state: 'signedOut' });
  expect(await site.act({ where: 'web', action: { do: 'empty' } })).toEqual({ outcome: 'trouble', trouble });
  await site.enter({ link: server.makeLink() });
  await server.stop();
  expect(await site.book('where=web')).toMatchObject({ state: 'unreachable', address: server.address });

  const older = createServer((request, response) => {
    const isIn = request.url === '/door/in';
    const cookie = `bonbon_door=${'x'.repeat(43)}; Path=/`;
    response.writeHead(isIn ? 303 : request.url === '/door' ? 200 : 404, {
      ...(isIn && { 'set-cookie': cookie }),
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html',
    });
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void older.close());
  await once(older, 'listening');
  const link = `http://localhost:${(older.address() as AddressInfo).port}/door/${'x'.repeat(43)}`;
  expect(await site.enter({ link })).toEqual({ outcome: 'refused', why: 'older' });
});

test.each([
  ['https://pond.example/', 'noLink'],
  ['javascript:alert(1)//door/', 'noLink'],
  [`ftp://pond.example/door/${'x'.repeat(43)}`, 'noLink'],
  [`http://pond.example/door/${'x'.repeat(43)}`, 'insecure'],
])('the link %s is refused before anything is sent', async (link, why) => {
  const site = await openSite(builtIn);
  expect(await site.enter({ link })).toEqual({ outcome: 'refused', why });
});
