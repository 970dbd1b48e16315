import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ContractBook, connect, newRow, outcomeOf } from '#server/guestbook/contract/book.ts';
import { openContractBook, writeRules } from './fake-project/contract-book.ts';
import { type Project, startProject } from './fake-project/project.ts';

let project: Project;
let book: ContractBook;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());
beforeEach(async () => {
  book = await openContractBook(() => project)();
});

const accepted = [201, undefined];
const tooMany = [429, 'PT429'];
/** Signs with these headers and returns status and error code. */
const sign = async (headers: Record<string, string>, row = newRow()) =>
  outcomeOf(
    await connect({ ...book, headers: { ...book.headers, ...headers } }, { sender: headers.from ?? '' }).sign(row),
  );
const from = (address: string) => ({ from: address });
const moveClock = (minutes: number) =>
  project.query(`update guestbook_private.arrivals set arrived = arrived - interval '${minutes} minutes'`);

test('a flood from one sender is limited for 60 minutes, and others can sign', async () => {
  for (let signed = 0; signed < 10; signed++) expect(await sign(from('192.0.2.1'))).toEqual(accepted);
  expect(await sign(from('192.0.2.1'))).toEqual(tooMany);
  expect(await sign(from('192.0.2.2'))).toEqual(accepted);
  await moveClock(59);
  expect(await sign(from('192.0.2.1'))).toEqual(tooMany);
  expect(await sign(from('192.0.2.2'))).toEqual(accepted);
  await moveClock(2);
  expect(await sign(from('192.0.2.1'))).toEqual(accepted);
});

test('beyond the hourly limit of all senders, entries are held and not refused', async () => {
  await writeRules(project, { allPerHour: 3 });
  const readHeld = () => project.query('select reason from public.guestbook_holds');
  for (const last of [1, 2, 3, 4]) expect(await sign(from(`192.0.2.${last}`))).toEqual(accepted);
  expect(await readHeld()).toEqual([{ reason: 'flood' }]);
  await moveClock(61);
  expect(await sign(from('192.0.2.4'))).toEqual(accepted);
  expect(await readHeld()).toHaveLength(1);
});

test('a limit of 0 per sender refuses everyone, a limit of 0 for all holds everything', async () => {
  await writeRules(project, { senderPerHour: 0 });
  expect(await sign(from('192.0.2.1'))).toEqual(tooMany);
  expect(await sign(from('nobody'))).toEqual(tooMany);
  await writeRules(project, { senderPerHour: 10, allPerHour: 0 });
  expect(await sign(from('192.0.2.1'))).toEqual(accepted);
  expect((await book.readRows()).map(({ held_because }) => held_because)).toEqual(['flood']);
});

test('300 signings in an hour from one /56 do not affect other senders', async () => {
  const home = (index: number) => from(`2001:db8:1:${(index % 256).toString(16)}::1`);
  const outcomes = [];
  for (let index = 0; index < 40; index++) outcomes.push(await sign(home(index)));
  expect(outcomes).toEqual([...Array(30).fill(accepted), ...Array(10).fill(tooMany)]);
  expect(await sign(from('2001:db8:1:100::1'))).toEqual(accepted);
  expect(await sign(from('192.0.2.1'))).toEqual(accepted);
  expect((await book.readRows()).map(({ state }) => state)).toEqual(Array(32).fill('visible'));
});

test('counting the entries of an hour reads no more rows than the limit, even in a flood', async () => {
  await project.query(`
    insert into public.guestbook_entries (id, name, message, time)
      select number::text, 'Robot', 'Flood ' || number, 1 from generate_series(1, 5000) number;
    insert into guestbook_private.arrivals (entry_id, sender, household, neighbourhood, message_key)
      select number::text, md5((number % 500)::text), 'home', 'town', md5(number::text)
      from generate_series(1, 5000) number;
    analyze guestbook_private.arrivals`);
  for (const network of ["sender = md5('7')", "household = 'home'", "neighbourhood = 'town'", 'not is_held']) {
    const rows = await project.query(`explain (analyze, costs off, timing off, format json)
      select count(*) from (select from guestbook_private.arrivals
        where ${network} and arrived > now() - interval '1 hour' limit 200) one`);
    const plan = JSON.stringify(rows);
    expect(plan).not.toMatch(/"Rows Removed by Filter":[1-9]\d{3}/);
    const read = [...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count));
    expect(Math.max(...read)).toBeLessThanOrEqual(200);
  }
});

test.each([
  ['the first of several addresses', '192.0.2.1', '192.0.2.1, 198.51.100.7', '192.0.2.1,203.0.113.9'],
  ['addresses of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0DB8:0001:0002:0:0:0:3'],
  ['an IPv4 address in IPv6', '192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1'],
])('%s is one sender', async (_what, ...addresses) => {
  await writeRules(project, { senderPerHour: 2 });
  const outcomes = [];
  for (const address of addresses) outcomes.push(await sign(from(address)));
  expect(outcomes).toEqual([accepted, accepted, tooMany]);
});

test.each([
  ['two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['two IPv4 addresses in IPv6', '::ffff:192.0.2.1', '::ffff:192.0.2.2'],
])('%s are two senders', async (_what, ...addresses) => {
  await writeRules(project, { senderPerHour: 1 });
  for (const address of addresses) expect(await sign(from(address))).toEqual(accepted);
});

test("Cloudflare's own header is used, and a forged one before it does not bypass the limit", async () => {
  await writeRules(project, { senderPerHour: 1 });
  const edge = { 'cf-connecting-ip': '192.0.2.1' };
  expect(await sign({ ...edge, ...from('198.51.100.1') })).toEqual(accepted);
  expect(await sign({ ...edge, ...from('198.51.100.2') })).toEqual(tooMany);
});

test('entries with a new forged address each time are held by the limit of all', async () => {
  await writeRules(project, { senderPerHour: 1, allPerHour: 4 });
  const forged = ['198.51.100.1', '198.51.100.2', 'nobody', "'; drop table x; --", '198.51.100.5'];
  const outcomes = [];
  for (const address of forged) outcomes.push(await sign(from(address)));
  expect(outcomes).toEqual([accepted, accepted, accepted, accepted, accepted]);
  const reasons = (await book.readRows()).map(({ held_because }) => held_because);
  expect(reasons.sort()).toEqual(['flood', null, null, null, null]);
});

test('invalid facts of the form are tolerated', async () => {
  for (const facts of ['', 'filled=', 'filled=99999999999999999999', 'filled=1e9; trapped=10', 'x'.repeat(5000)]) {
    expect(await sign({ ...from('192.0.2.1'), 'x-client-info': facts })).toEqual(accepted);
  }
  expect((await book.readRows()).map(({ state }) => state)).toEqual(Array(5).fill('visible'));
});

test("another visitor's message counts as a repeat for 24 hours", async () => {
  const message = 'Nothing is sweeter than candy.';
  const signAs = (name: string) => sign(from('192.0.2.1'), newRow({ name, message }));
  const readHolds = () => project.query('select reason from public.guestbook_holds');
  await signAs('Moth');
  await moveClock(23 * 60 + 59);
  await signAs('Moss');
  expect(await signAs('Moth')).toEqual(accepted);
  expect(await readHolds()).toEqual([{ reason: 'repeat' }, { reason: 'repeat' }]);
  await moveClock(24 * 60);
  await signAs('Mist');
  expect(await readHolds()).toHaveLength(2);
});

test("no table has an address or user agent in it, and yesterday's salt is deleted", async () => {
  await project.query('insert into guestbook_private.salts (day) values (guestbook_private.find_today() - 1)');
  const browser = 'Mozilla/5.0 (Bonbon)';
  await sign({ ...from('198.51.100.77'), 'cf-connecting-ip': '192.0.2.123', 'user-agent': browser });
  const tables = await project.query(`select oid::regclass::text as name from pg_class where relkind = 'r'
    and relnamespace in ('public'::regnamespace, 'guestbook_private'::regnamespace)`);
  expect(tables).toHaveLength(13);
  for (const { name } of tables) {
    const rows = JSON.stringify(await project.query(`select * from ${name}`));
    for (const secret of ['192.0.2.123', '198.51.100.77', 'Mozilla']) expect(rows).not.toContain(secret);
  }
  const [arrival] = await project.query('select sender, neighbourhood from guestbook_private.arrivals');
  for (const hash of Object.values(arrival ?? {})) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(
    await project.query('select day = guestbook_private.find_today() as is_today from guestbook_private.salts'),
  ).toEqual([{ is_today: true }]);
});

test('a resend is recognized by its key long after its sender is forgotten', async () => {
  const [row, facts] = [newRow(), { 'x-client-info': 'bonbon; resend=0123456789abcdef' }];
  await sign({ ...from('192.0.2.1'), ...facts }, row);
  await moveClock(25 * 60);
  await sign(from('192.0.2.1'));
  expect(await sign({ ...from('198.51.100.1'), ...facts }, row)).toEqual([409, 'PT409']);
  const stranger = { 'x-client-info': 'bonbon; resend=fedcba9876543210' };
  expect(await sign({ ...from('192.0.2.1'), ...stranger }, row)).toEqual([409, '23505']);
});

test("a resend of yesterday's entry without a key is recognized by its id", async () => {
  const row = newRow();
  await sign(from('192.0.2.1'), row);
  expect(await sign(from('192.0.2.2'), row)).toEqual([409, '23505']);
  await moveClock(24 * 60);
  expect(await sign(from('192.0.2.2'), row)).toEqual([409, 'PT409']);
});

test('arrivals are deleted as soon as no rule needs them', async () => {
  const countArrivals = async () => (await project.query('select * from guestbook_private.arrivals')).length;
  for (let signed = 0; signed < 3; signed++) await sign(from('192.0.2.1'));
  await moveClock(24 * 60 + 1);
  await sign(from('192.0.2.1'));
  expect(await countArrivals()).toBe(1);
  await project.query('delete from public.guestbook_entries');
  expect(await countArrivals()).toBe(0);
});
