import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/storage/database.ts';
import { createVisitStore } from './store.ts';
import { createVisitRecords } from './visit-records-store.ts';

function openRecords() {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  const database = openDatabase(folder);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  createVisitStore(database).add(
    [
      ['2026-11-19', 'TOTAL', 9],
      ['2026-11-20', 'TOTAL', 5],
      ['2026-11-20', '/', 4],
      ['2026-11-20', '/guestbook', 2],
      ['2026-11-20', 'from:pond.example', 3],
      ['2026-11-20', 'from:moth.example', 1],
      ['2026-11-20', 'song:Sunset Drive', 1],
      ['2026-11-21', 'TOTAL', 7],
      ['2026-11-21', '/guestbook', 6],
      ['2026-11-21', 'from:moth.example', 2],
      ['2026-11-21', 'song:/ from:TOTAL song:', 2],
    ].map(([day, path, visitors]) => ({ day: String(day), path: String(path), visitors: Number(visitors) })),
  );
  return createVisitRecords(database);
}
const between = { firstDay: '2026-11-20', lastDay: '2026-11-21' };

test('the visits of each day are those of the whole site', () => {
  expect([...openRecords().readDays(between)]).toEqual([
    ['2026-11-20', 5],
    ['2026-11-21', 7],
  ]);
});

test('pages, hosts and songs are summed over the days, the most first, and no list has the others', () => {
  const records = openRecords();
  expect(records.listPages(between, 9)).toEqual([
    { name: '/guestbook', visitors: 8 },
    { name: '/', visitors: 4 },
  ]);
  expect(records.listHosts(between, 9)).toEqual([
    { name: 'moth.example', visitors: 3 },
    { name: 'pond.example', visitors: 3 },
  ]);
  expect(records.listSongs(between, 9)).toEqual([
    { name: '/ from:TOTAL song:', visitors: 2 },
    { name: 'Sunset Drive', visitors: 1 },
  ]);
  expect(records.listHosts(between, 1)).toHaveLength(1);
  expect(records.listPages({ firstDay: '2026-11-22', lastDay: '2026-11-30' }, 9)).toEqual([]);
});
