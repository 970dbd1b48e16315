import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, newRow, openEmptyBook, outcomeOf } from '#server/guestbook/contract/book.ts';
import { testContract } from '#server/guestbook/contract/contract.ts';
import { openContractBook } from './fake-project/contract-book.ts';
import { findPostgres, openInstalledDatabase } from './fake-project/installed-postgres.ts';
import type { Project } from './fake-project/project.ts';
import { migrate, startProject } from './fake-project/project.ts';

const programs = findPostgres();
const name = programs ? 'a full PostgreSQL' : 'a full PostgreSQL: none is installed, so these tests are skipped';

describe.skipIf(!programs)(name, () => {
  let project: Project;
  const open = openContractBook(() => project);
  beforeAll(async () => {
    // As in new projects, only the migration grants privileges.
    project = await startProject({ database: await openInstalledDatabase(programs ?? ''), grantsAll: false });
  });
  afterAll(() => project.close());

  testContract({ name: 'the guestbook on Supabase', open });

  test('the migration may be run again: entries, blocks and settings stay', async () => {
    await using book = await openEmptyBook(open, { maxLinks: 7 });
    await book.sign(newRow());
    const read = () =>
      project.query('select * from public.guestbook_entries, public.guestbook_settings, guestbook_private.arrivals');
    const before = await read();
    await migrate(project);
    expect(before).toHaveLength(1);
    expect(await read()).toEqual(before);
    expect(outcomeOf(await book.sign(newRow()))).toEqual([201, undefined]);
  });

  test('concurrent requests cannot bypass a limit', async () => {
    await using book = await openEmptyBook(open, { senderPerHour: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => book.sign(newRow())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(await book.readRows()).toHaveLength(5);
  });

  test('the same entry sent twelve times concurrently is stored once', async () => {
    await using book = await openEmptyBook(open);
    const row = newRow();
    const facts = { resendKey: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => connect(book, { sender: `192.0.2.${index}`, facts }).sign(row)),
    );
    expect(answers.map(outcomeOf).sort()).toEqual([[201, undefined], ...Array(11).fill([409, 'PT409'])]);
    expect(await book.readRows()).toMatchObject([row]);
  });

  test('the same words from twelve strangers in one millisecond become twelve entries, eleven of them with new ids', async () => {
    await using book = await openEmptyBook(open);
    const row = newRow({ name: 'Anonymous', message: 'Nice site!' });
    const sign = (id: string, index: number) =>
      connect(book, { sender: `192.0.2.${index}`, facts: { resendKey: randomUUID() } }).sign({ ...row, id });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => sign(row.id, index)));
    expect(answers.map(outcomeOf).sort()).toEqual([[201, undefined], ...Array(11).fill([409, '23505'])]);
    const moved = Array.from({ length: 11 }, (_, index) => sign(String(row.time + 1 + index), index));
    expect((await Promise.all(moved)).map(outcomeOf)).toEqual(Array(11).fill([201, undefined]));
    expect((await book.list()).data).toHaveLength(12);
  });
});
