import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import type { NewRow } from '#model/guestbook-table.ts';
import { portOf, runServer } from '#server/process-fixture.ts';
import { exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { openDatabase } from '#server/storage/database.ts';

const rounds = 8;
const visitors = 8;

let created = 0;
function newRow(): NewRow {
  created += 1;
  const time = Date.now() - created;
  return { id: String(1e12 + created), name: 'Moth', website: '', message: `Hello ${created}!`, time };
}

/** Signs in a loop until the server is gone. Each entry goes into one of the lists. */
async function signUntilKilled(address: string, answered: NewRow[], open: NewRow[], onAnswer: () => void) {
  for (;;) {
    const row = newRow();
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(row) }).catch(() => undefined);
    if (!answer) {
      open.push(row);
      return;
    }
    expect(answer.status).toBe(201);
    answered.push(row);
    onAnswer();
  }
}

test('a server that is killed 8 times at random loses no acknowledged entry', {
  timeout: 120_000,
}, async () => {
  const settings = { ...exampleSettings, guestbook: defaultRules };
  await using build = await writeBuild({ 'index.html': 'home' }, settings);
  const environment = {
    PORT: '0',
    SITE_FOLDER: build.siteFolder,
    DATA_FOLDER: build.dataFolder,
    GUESTBOOK_SENDER_PER_HOUR: '1000000',
    GUESTBOOK_ALL_PER_HOUR: '1000000',
  };
  const answered: NewRow[] = [];
  const open: NewRow[] = [];
  for (let round = 0; round < rounds; round++) {
    using server = runServer(environment);
    const address = `http://localhost:${portOf(await server.firstLine)}/rest/v1/guestbook_entries`;
    // After the first answer, while the others are anywhere between the socket and the disk.
    const lastAnswer = answered.length + 1 + round * 4;
    const kill = () => answered.length === lastAnswer && server.child.kill('SIGKILL');
    await Promise.all(Array.from({ length: visitors }, () => signUntilKilled(address, answered, open, kill)));
    expect((await server.exit).signal).toBe('SIGKILL');

    const database = openDatabase(build.dataFolder);
    expect(database.prepare('pragma integrity_check').get()?.integrity_check).toBe('ok');
    const find = database.prepare('select message from guestbook_entries where id = ?');
    for (const { id, message } of answered) expect(find.get(id)?.message).toBe(message);
    database.close();
  }
  expect(answered.length).toBeGreaterThan(rounds);
  expect(open).toHaveLength(rounds * visitors);

  // Unanswered entries are resent, as a browser does, and are then stored once.
  using server = runServer(environment);
  const address = `http://localhost:${portOf(await server.firstLine)}/rest/v1/guestbook_entries`;
  for (const row of open) {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify(row) });
    expect([201, 409]).toContain(status);
  }
  const database = openDatabase(build.dataFolder);
  const count = database.prepare(
    'select count(*) as count, count(distinct message) as messages from guestbook_entries',
  );
  expect({ ...count.get() }).toEqual({ count: answered.length + open.length, messages: answered.length + open.length });
  database.close();
});
