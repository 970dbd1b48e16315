import { expect, test } from 'vitest';
import { dayMs } from '#model/day.ts';
import { type BackupFile, nameBackup, readBackupName } from './backup-files.ts';
import { findLastNight, findSuperfluous } from './kept-backups.ts';

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();
const nightly = (madeMs: number): BackupFile => ({ name: nameBackup(madeMs, 1, 'nightly'), kind: 'nightly', madeMs });

test('a backup is due at 3 in the morning by the clock of the computer', () => {
  expect(findLastNight(at(2026, 10, 21, 3))).toBe(at(2026, 10, 21, 3));
  expect(findLastNight(at(2026, 10, 21, 2, 59))).toBe(at(2026, 10, 20, 3));
  expect(findLastNight(at(2026, 10, 1, 1))).toBe(at(2026, 9, 31, 3));
  expect(findLastNight(at(2026, 0, 1, 0))).toBe(at(2025, 11, 31, 3));
});

test('of a year of nights 7 days, 4 weeks and 12 months are kept', () => {
  let backups: BackupFile[] = [];
  // Each night as the server does it: one more, then what is superfluous is removed.
  for (let day = 0; day < 400; day++) {
    backups.push(nightly(at(2025, 9, 18 + day, 3)));
    const superfluous = findSuperfluous(backups);
    backups = backups.filter((backup) => !superfluous.includes(backup));
    expect(backups.length).toBeLessThanOrEqual(7 + 4 + 12);
  }
  const days = backups.map(({ madeMs }) => new Date(madeMs)).map((date) => `${date.getMonth() + 1}-${date.getDate()}`);
  // The last night is Saturday, 21 November 2026.
  expect(days).toEqual([
    ...['12-31', '1-31', '2-28', '3-31', '4-30', '5-31', '6-30', '7-31', '8-31', '9-30', '10-31'],
    ...['11-1', '11-8', '11-15', '11-16', '11-17', '11-18', '11-19', '11-20', '11-21'],
  ]);
});

test('the newest of a day stays, and a lone old backup does, too', () => {
  const [morning, evening] = [nightly(at(2026, 10, 21, 3)), nightly(at(2026, 10, 21, 22))];
  const old = nightly(at(2019, 0, 1, 3));
  expect(findSuperfluous([evening, old, morning])).toEqual([morning]);
  expect(findSuperfluous([])).toEqual([]);
});

test('the name of a backup tells when it was made and by whom', () => {
  const madeMs = Math.floor(Date.UTC(2026, 10, 21, 2) / dayMs) * dayMs;
  expect(readBackupName(nameBackup(madeMs, 2, 'nightly'))).toEqual({
    name: 'nightly-2026-11-21T00-00-00-2.sqlite',
    kind: 'nightly',
    madeMs,
  });
  expect(readBackupName('bonbon-2026-11-21T05-17-00.sqlite')?.kind).toBe('owner');
  for (const name of ['replaced-2026-11-21T05-17-00.sqlite', 'bonbon-2026-13-41T05-17-00.sqlite', '../x.sqlite'])
    expect(readBackupName(name)).toBeUndefined();
});
