import { bareEntry } from '#model/bare-entry-fixture.ts';
import type { ArrivedEntry } from './notice.ts';
import { createNotifier, type NoticeTarget } from './notify.ts';

export const exampleSite = { title: 'Bonbon', address: 'https://bonbon.example/', language: 'en' };
export const noon = Date.UTC(2026, 10, 21, 12);

/** For tests: the entry with this number in the order of arrival. */
export function makeArrivedEntry(number: number, change: Partial<ArrivedEntry> = {}): ArrivedEntry {
  const id = String(noon + number);
  const row = { id, name: `Visitor ${number}`, website: '', message: `Hello ${number}`, time: noon + number };
  return { ...row, ...bareEntry, number, held_because: null, ...change };
}

/** For tests: a guestbook in memory, which outlives its notifiers as a database does. */
export function createFakeBook() {
  const entries: ArrivedEntry[] = [];
  const lines: string[] = [];
  const book = {
    entries,
    lines,
    cursor: undefined as number | undefined,
    add(count: number, change: Partial<ArrivedEntry> = {}) {
      for (let added = 0; added < count; added++) entries.push(makeArrivedEntry(entries.length + 1, change));
    },
    startNotifier: (targets: readonly NoticeTarget[], change: Partial<Parameters<typeof createNotifier>[0]> = {}) =>
      createNotifier({
        targets,
        readSince: (number, limit) => entries.filter((entry) => entry.number > number).slice(0, limit),
        readLast: () => entries.length,
        readCursor: () => book.cursor,
        writeCursor: (number) => {
          book.cursor = number;
        },
        site: exampleSite,
        log: (line) => lines.push(line),
        now: Date.now,
        ...change,
      }),
  };
  return book;
}
