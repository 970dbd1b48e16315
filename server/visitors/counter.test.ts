import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#model/day.ts';
import { openDatabase } from '#server/storage/database.ts';
import { createVisitCounter, maxHostsPerDay, wholeSite } from './counter.ts';
import { createVisitStore, type VisitStore } from './store.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const anna = { sender: 'sender-a', userAgent: 'Browser/1' };
const ben = { sender: 'sender-b', userAgent: 'Browser/1' };
const fail = (cause: unknown) => {
  throw cause;
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A counter with its own database and a fake clock. */
function openCounter(clock = { nowMs: noon }) {
  const database = openDatabase(folder);
  const store = createVisitStore(database);
  const counter = createVisitCounter({ store, now: () => clock.nowMs, onError: fail });
  const readRows = () =>
    database
      .prepare('select day, path, visitors from visits order by day, path')
      .all()
      .map((row) => Object.values(row).join(' '));
  return { database, store, counter, clock, readRows };
}

describe('a visitor', () => {
  it('counts once a day on each path, and once for the whole site', () => {
    const { counter } = openCounter();
    for (const path of ['/', '/guestbook', '/', '/guestbook', '/']) counter.countVisit({ path, ...anna });
    expect(counter.readVisits('/')).toBe(1);
    expect(counter.readVisits('/guestbook')).toBe(1);
    expect(counter.readVisits(wholeSite)).toBe(1);
    counter.countVisit({ path: '/', ...ben });
    expect(counter.readVisits('/')).toBe(2);
    expect(counter.readVisits(wholeSite)).toBe(2);
  });

  it('is a new one with another user agent at the same address', () => {
    const { counter } = openCounter();
    counter.countVisit({ path: '/', ...anna });
    counter.countVisit({ path: '/', ...anna, userAgent: 'Browser/2' });
    expect(counter.readVisits('/')).toBe(2);
  });

  it('counts again when the UTC day has changed', () => {
    const { counter, clock, readRows } = openCounter({ nowMs: Date.UTC(2026, 10, 21, 23, 59, 59, 999) });
    counter.countVisit({ path: '/', ...anna });
    clock.nowMs += 1;
    counter.countVisit({ path: '/', ...anna });
    counter.countVisit({ path: '/', ...anna });
    expect(counter.readVisits('/')).toBe(2);
    counter.stop();
    expect(readRows()).toEqual(['2026-11-21 / 1', '2026-11-21 TOTAL 1', '2026-11-22 / 1', '2026-11-22 TOTAL 1']);
  });
});

describe('the store', () => {
  it('receives batched visits in one transaction, a second after the first', () => {
    const { store } = openCounter();
    const add = vi.fn(store.add);
    const counter = createVisitCounter({ store: { ...store, add }, now: () => noon, onError: fail });
    for (let index = 0; index < 50; index++) counter.countVisit({ path: '/', sender: `s${index}`, userAgent: 'B' });
    vi.advanceTimersByTime(999);
    expect(add).not.toHaveBeenCalled();
    expect(counter.readVisits('/')).toBe(50);
    vi.advanceTimersByTime(1);
    expect(add).toHaveBeenCalledExactlyOnceWith([
      { day: '2026-11-21', path: '/', visitors: 50 },
      { day: '2026-11-21', path: wholeSite, visitors: 50 },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(add).toHaveBeenCalledTimes(1);
  });

  it('has every visit after the counter is stopped, and no later ones', () => {
    const { counter, readRows } = openCounter();
    counter.countVisit({ path: '/', ...anna });
    counter.stop();
    counter.countVisit({ path: '/', ...ben });
    vi.advanceTimersByTime(60_000);
    expect(readRows()).toEqual(['2026-11-21 / 1', '2026-11-21 TOTAL 1']);
  });

  it('keeps its totals across a restart on the same day', () => {
    const first = openCounter();
    first.counter.countVisit({ path: '/', ...anna });
    first.counter.countVisit({ path: '/resume', ...ben });
    first.counter.stop();
    first.database.close();
    const { counter, readRows } = openCounter();
    expect([counter.readVisits('/'), counter.readVisits('/resume'), counter.readVisits(wholeSite)]).toEqual([1, 1, 2]);
    counter.countVisit({ path: '/', ...ben });
    counter.stop();
    expect(readRows()).toEqual(['2026-11-21 / 2', '2026-11-21 /resume 1', '2026-11-21 TOTAL 3']);
  });

  it('loses no visits when a write fails: it is retried ten seconds later', () => {
    const { store, readRows } = openCounter();
    const errors: unknown[] = [];
    let isFull = true;
    const add: VisitStore['add'] = (visits) => {
      if (isFull) throw new Error('database or disk is full');
      store.add(visits);
    };
    const counter = createVisitCounter({
      store: { ...store, add },
      now: () => noon,
      onError: (cause) => errors.push(cause),
    });
    counter.countVisit({ path: '/', ...anna });
    vi.advanceTimersByTime(1000);
    expect(errors).toEqual([new Error('database or disk is full')]);
    counter.countVisit({ path: '/', ...ben });
    isFull = false;
    vi.advanceTimersByTime(9_999);
    expect(readRows()).toEqual([]);
    expect(counter.readVisits('/')).toBe(2);
    vi.advanceTimersByTime(1);
    expect(readRows()).toEqual(['2026-11-21 / 2', '2026-11-21 TOTAL 2']);
    expect(errors).toHaveLength(1);
  });

  it('has a number per day and path and no data about visitors', () => {
    const { counter, database } = openCounter();
    counter.countVisit({ path: '/', sender: 'hash-of-an-address', userAgent: 'Secret-Browser/1.0' });
    counter.stop();
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'));
    expect(bytes.join()).toContain('2026-11-21');
    expect(bytes.join()).not.toMatch(/hash-of-an-address|Secret-Browser/);
    database.close();
  });
});

it('a range of days includes unwritten visits', () => {
  const { counter, clock } = openCounter({ nowMs: noon - 2 * dayMs });
  for (let day = 0; day < 3; day++) {
    counter.countVisit({ path: '/', ...anna });
    vi.advanceTimersByTime(day < 2 ? 1000 : 0);
    clock.nowMs += dayMs;
  }
  expect(counter.readVisits('/')).toBe(3);
  expect(counter.readVisits('/', { firstDay: '2026-11-20', lastDay: '9999-12-31' })).toBe(2);
  expect(counter.readVisits('/', { firstDay: '2026-11-19', lastDay: '2026-11-20' })).toBe(2);
  expect(counter.readVisits('/', { firstDay: '2026-11-22', lastDay: '2026-11-30' })).toBe(0);
  expect(counter.readVisits('/guestbook', { firstDay: '2026-11-01', lastDay: '2026-11-30' })).toBe(0);
});

describe('where visitors come from and what they hear', () => {
  it('counts a visitor once a day for each host and each song, and once for the site', () => {
    const { counter, readRows } = openCounter();
    counter.countVisit({ path: '/', ...anna });
    for (const host of ['pond.example', 'pond.example', 'moth.example']) counter.countHost(host, anna);
    for (const title of ['Sunset Drive', 'Sunset Drive']) counter.countSong(title, anna);
    counter.countHost('pond.example', ben);
    counter.stop();
    expect(readRows()).toEqual([
      '2026-11-21 / 1',
      '2026-11-21 TOTAL 2',
      '2026-11-21 from:moth.example 1',
      '2026-11-21 from:pond.example 2',
      '2026-11-21 song:Sunset Drive 1',
    ]);
  });

  it('keeps 200 hosts a day, also across a restart, and counts the known ones further', () => {
    const first = openCounter();
    const visitor = (number: number) => ({ sender: `s${number}`, userAgent: 'B' });
    for (let number = 0; number < 150; number++) first.counter.countHost(`h${number}.example`, visitor(number));
    first.counter.stop();
    first.database.close();
    const { counter, readRows, clock } = openCounter();
    for (let number = 100; number < 300; number++) counter.countHost(`h${number}.example`, visitor(number + 1000));
    clock.nowMs += dayMs;
    counter.countHost('h299.example', visitor(1));
    counter.stop();
    const hosts = readRows().filter((row) => row.includes('from:'));
    expect(maxHostsPerDay).toBe(200);
    expect(hosts.filter((row) => row.startsWith('2026-11-21'))).toHaveLength(200);
    expect(hosts).toContain('2026-11-21 from:h100.example 2');
    expect(hosts).toContain('2026-11-22 from:h299.example 1');
  });
});
