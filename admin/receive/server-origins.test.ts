import { expect, test } from 'vitest';
import { findServerOrigins, type Machine } from './server-origins.ts';

const home = '/srv/bonbon';
const shown = (lines: string) =>
  `WorkingDirectory=${home}\nEnvironment=HOST=127.0.0.1 PORT=3001 TRUST_PROXY=1\n${lines}`;
const machineWith = (files: Record<string, string>, unit = ''): Machine => ({
  readText: async (file) => files[file] ?? '',
  showUnit: async () => unit,
  userId: 1000,
});

test('a PORT that is given is the only one', async () => {
  const machine = machineWith({}, shown(''));
  expect(await findServerOrigins(home, { PORT: '8080' }, machine)).toEqual({
    chosen: ['http://127.0.0.1:8080'],
    possible: [],
  });
});

test('without one, the unit names the port, and its file goes before it', async () => {
  const find = async (files: Record<string, string>, unit: string, folder = home) =>
    (await findServerOrigins(folder, {}, machineWith(files, unit))).chosen;
  expect(await find({}, shown(''))).toEqual(['http://127.0.0.1:3001']);
  const withFile = shown('EnvironmentFiles=/etc/bonbon.env (ignore_errors=yes)\n');
  expect(await find({ '/etc/bonbon.env': 'GUESTBOOK_NTFY=https://a\nPORT="3002"\n' }, withFile)).toEqual([
    'http://127.0.0.1:3002',
  ]);
  // It may be for root alone to read.
  expect(await find({}, withFile)).toEqual(['http://127.0.0.1:3001']);
  expect(await find({}, shown(''), '/srv/other')).toEqual([]);
});

test('without a unit, it may be wherever a program of this user listens, or at the usual port', async () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0FA1 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1660 1 0 100 0 0 10 0
   1: 00000000:0FA2 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1661 1 0 100 0 0 10 0
   2: 0100007F:0FA3 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1662 1 0 100 0 0 10 0
   3: 0100007F:0FA4 0100007F:0FA1 01 00000000:00000000 00:00000000 00000000  1000        0 1663 1 0 100 0 0 10 0
`;
  const table6 = `   0: 00000000000000000000000001000000:0FA5 00000000000000000000000000000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 1664 1 0 100 0 0 10 0\n`;
  const { chosen, possible } = await findServerOrigins(
    home,
    {},
    machineWith({ '/proc/net/tcp': table, '/proc/net/tcp6': table6 }),
  );
  expect(chosen).toEqual([]);
  expect(possible).toEqual([
    'http://127.0.0.1:4001',
    'http://127.0.0.1:4002',
    'http://[::1]:4005',
    'http://127.0.0.1:3000',
  ]);
});
