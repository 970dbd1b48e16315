// The least that a guestbook on Hono could do, to compare ours with: it checks nothing, and stores a message in the same table,
// with the same batches and on the disk before it answers.
import '#server/require-node.mjs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openDatabase } from '#server/storage/database.ts';

const database = openDatabase(process.env.DATA_FOLDER ?? '');
const insert = database.prepare(
  `insert into guestbook_entries (id, name, website, message, time, arrived, message_key) values (?, ?, ?, ?, ?, ?, ?)`,
);
let pending: { row: Record<string, string | number>; resolve: () => void }[] = [];

function commit(): void {
  const batch = pending;
  pending = [];
  database.exec('begin immediate');
  for (const { row } of batch) {
    insert.run(...['id', 'name', 'website', 'message', 'time', 'time', 'id'].map((column) => row[column] ?? ''));
  }
  database.exec('commit');
  for (const { resolve } of batch) resolve();
}

const app = new Hono();
app.get('/', (c) => c.text('home'));
app.post('/rest/v1/guestbook_entries', async (c) => {
  const row = await c.req.json();
  await new Promise<void>((resolve) => {
    pending.push({ row, resolve });
    if (pending.length === 1) setImmediate(commit);
  });
  return c.json(row, 201);
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: process.env.HOST ?? '127.0.0.1' });
