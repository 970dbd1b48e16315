import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { heartCalls, heartsPerEntry } from '#model/guestbook-hearts.ts';
import { connect, newRow, outcomeOf } from '#server/guestbook/contract/book.ts';
import { connectClients } from './fake-project/clients.ts';
import { openContractBook } from './fake-project/contract-book.ts';
import { migrate, type Project, startProject } from './fake-project/project.ts';

let project: Project;
let book: Awaited<ReturnType<ReturnType<typeof openContractBook>>>;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());
const openBook = async (rules = {}) => {
  book = await openContractBook(() => project)(rules);
};
beforeEach(() => openBook());

const key = 'k'.repeat(32);
const give = (entry_id: string, by = key, sender = '192.0.2.1') =>
  connect(book, { sender }).client.rpc(heartCalls.give, { entry_id, key: by });
const take = (entry_id: string) => connect(book).client.rpc(heartCalls.take, { entry_id, key });

test('hearts of more than an hour ago are forgotten as those of a sender, and stay counted', async () => {
  await openBook({ senderPerHour: 1 });
  const row = newRow();
  await connect(book).sign(row);
  for (let time = 0; time < heartsPerEntry / 2; time++) {
    expect((await give(row.id)).status).toBe(200);
    expect((await take(row.id)).status).toBe(200);
  }
  expect(outcomeOf(await give(row.id))).toEqual([429, 'PT429']);
  await project.query("update guestbook_private.heart_calls set called = called - interval '61 minutes'");
  expect((await give(row.id)).data).toEqual({ hearts: 1 });
  expect(await project.query('select sender, household, neighbourhood from guestbook_private.heart_calls')).toEqual([
    {
      sender: expect.stringMatching(/^[0-9a-f]{64}$/),
      household: null,
      neighbourhood: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
});

test('a sender that is not known has the limit of all', async () => {
  await openBook({ allPerHour: 1 });
  const row = newRow();
  await connect(book).sign(row);
  for (let index = 0; index < heartsPerEntry; index++) {
    expect((await give(row.id, `${key}${index}`, 'nobody')).status).toBe(200);
  }
  expect(outcomeOf(await give(row.id, 'other'.repeat(6), 'nobody'))).toEqual([503, 'PT503']);
});

test('the number that an entry shows is that of its hearts, whoever writes them, also after the SQL is run again', async () => {
  const row = newRow();
  await connect(book).sign(row);
  await give(row.id);
  const { owner, visitor } = connectClients(project);
  const imported = await owner
    .from('guestbook_hearts')
    .insert(['a', 'b'].map((letter) => ({ entry_id: row.id, giver: letter.repeat(22) })));
  expect(imported.status).toBe(201);
  await migrate(project);
  const read = async () => (await visitor.from('guestbook_entries').select('hearts')).data;
  expect(await read()).toEqual([{ hearts: 3 }]);
  await owner.from('guestbook_hearts').delete().eq('giver', 'a'.repeat(22));
  expect(await read()).toEqual([{ hearts: 2 }]);
  const other = { ...newRow(), hearts: 99 };
  await owner.from('guestbook_entries').insert(other);
  expect((await owner.from('guestbook_entries').select('hearts').eq('id', other.id)).data).toEqual([{ hearts: 0 }]);
});
