import { type EntryRow, entriesTable } from '#model/guestbook-table.ts';
import { rowsOf } from './reply.ts';
import type { VisitorChecks } from './visitor-checks.ts';

export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor({ api, now, token }: VisitorChecks) {
  const signedIds: string[] = [];
  let lastId = now();
  return {
    signedIds,
    /** Tries to sign, with a message that is recognisably a test. */
    async sign(changes: object = {}, headers: Record<string, string> = {}) {
      const time = lastId++;
      const message = `A test of the guestbook by its owner's tool, number ${time} ${token}.`;
      const row = { id: String(time), name: 'Doctor', website: '', message, time, ...changes };
      const reply = await api.request('POST', `${entriesTable}?select=*`, { row, headers });
      if (reply.status === 201) signedIds.push(row.id);
      return { id: row.id, reply, stored: (reply.body ?? {}) as Partial<EntryRow> };
    },
    /** How many entries with this id everybody sees. */
    async countVisible(id: string) {
      return rowsOf(await api.request('GET', `${entriesTable}?select=*&id=eq.${id}`))?.length ?? 0;
    },
  };
}
