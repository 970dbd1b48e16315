import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openFixture, startMs } from '#admin/commands/tool-fixture.ts';
import { createLinkStore } from '#server/door/links/link-store.ts';
import { createSessionStore } from '#server/door/sessions/session-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import { writeServerFacts } from '#server/storage/server-facts-store.ts';

const nowMs = startMs + 1_000_000;
const site = (address: string) => `address: ${address}\nservices:\n  guestbook: built-in\n`;
const firstAddress = (out: string) => /https?:\/\/\S+/.exec(out)?.[0] ?? '';

it('prints the link first of all addresses, a square code, the end of the ten minutes, and the open doors', async () => {
  await using fixture = await openFixture([], site('https://moth.page/'));
  const { code, out } = await fixture.run(['door']);
  expect(code).toBe(0);
  const link = firstAddress(out);
  expect(link).toMatch(/^https:\/\/moth\.page\/door\/[\w-]{43}$/);
  expect(out).toMatch(/[█▀▄]{10}/);
  expect(out).toMatch(/Good once, until \d\d:\d\d \(ten minutes\)/);
  expect(out).toContain('Open doors now: 0. See them: npm run guestbook -- door --list');

  const database = openDatabase(fixture.dataFolder);
  const links = createLinkStore(database);
  const secret = link.split('/').at(-1) ?? '';
  expect(links.findLink(secret)).toMatchObject({ used: null, expires: nowMs + 600_000 });
  expect(JSON.stringify(database.prepare('select * from door_links').all())).not.toContain(secret);
  database.close();
});

it('a site that has no address on the web yet has its door on this computer', async () => {
  await using fixture = await openFixture([], site('https://bonbon.example/pond/'));
  expect(firstAddress((await fixture.run(['door'])).out)).toMatch(/^http:\/\/localhost:3000\/pond\/door\/[\w-]{43}$/);
  const elsewhere = await fixture.run(['door', '--json'], {
    tool: { environment: { PORT: '3001', DATA_FOLDER: fixture.dataFolder } },
  });
  expect(JSON.parse(elsewhere.out).link).toMatch(/^http:\/\/localhost:3001\//);
});

it('on a server, where the content is not, the built site tells the address', async () => {
  await using fixture = await openFixture();
  const home = join(fixture.dataFolder, 'srv');
  await mkdir(join(home, 'dist'), { recursive: true });
  await writeFile(
    join(home, 'dist/server.json'),
    JSON.stringify({ base: '/', site: { address: 'https://moth.page/' } }),
  );
  const tool = { home, contentFolder: join(home, 'content') };
  const { out } = await fixture.run(['door', '--data', fixture.dataFolder], { tool });
  expect(firstAddress(out)).toMatch(/^https:\/\/moth\.page\/door\//);
});

it('without a PORT the link leads to where the last server listened', async () => {
  await using fixture = await openFixture([], site('https://bonbon.example/'));
  const database = openDatabase(fixture.dataFolder);
  writeServerFacts(database, { missingProxies: undefined, port: 8080 });
  database.close();
  expect(firstAddress((await fixture.run(['door'])).out)).toMatch(/^http:\/\/localhost:8080\/door\//);
});

it('lists the open doors, closes one by its id, and all of them with the unused links', async () => {
  await using fixture = await openFixture();
  expect((await fixture.run(['door', '--list'])).out).toContain('No door is open.');
  const database = openDatabase(fixture.dataFolder);
  const sessions = createSessionStore(database);
  const phone = { isSecure: true, browser: 'Safari on a phone', passkey: null };
  sessions.addSession(phone, nowMs, { id: 'mothab' });
  sessions.addSession({ ...phone, browser: 'Firefox on a computer' }, nowMs);
  const { secret } = createLinkStore(database).makeLink(nowMs);

  const { out } = await fixture.run(['door', '--list']);
  expect(out).toContain('mothab  Safari on a phone');
  expect((await fixture.run(['door', '--close', 'nobody'])).notes).toContain('There is no open door "nobody".');
  expect((await fixture.run(['door', '--close', 'mothab'])).out).toBe('The door mothab is closed.\n');
  expect(sessions.listSessions(nowMs)).toHaveLength(1);
  expect((await fixture.run(['door', '--close', 'all'])).out).toBe(
    '1 door is closed, and no link or passkey opens one any more.\n',
  );
  expect(sessions.listSessions(nowMs)).toEqual([]);
  expect(createLinkStore(database).useLink(secret, nowMs)).toBe(false);
  database.close();
});

it('says where else to moderate a guestbook that Supabase keeps', async () => {
  const services =
    'services:\n  guestbook: supabase\n  supabaseAddress: https://moth.supabase.co\n  supabaseKey: sb_publishable_moth\n';
  await using fixture = await openFixture([], services);
  expect((await fixture.run(['door'])).notes).toContain('the door belongs to the built-in server');
});
