import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry, startMs } from '#admin/commands/tool-fixture.ts';
import { heartCalls } from '#model/guestbook-hearts.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import { connectClients } from '../../../supabase/fake-project/clients.ts';
import { type Project, startProject } from '../../../supabase/fake-project/project.ts';
import { createSupabaseStore } from '../stores/supabase-store.ts';
import { writeCsv, writeJson } from './export-file.ts';
import { parseFile } from './import-file.ts';
import { planImport } from './import-plan.ts';

let project: Project;
let folder: string;
beforeAll(async () => {
  project = await startProject();
  folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
});
afterAll(async () => {
  await project.close();
  await rm(folder, { recursive: true });
});

const openBuiltIn = (name: string) => createOwnerStore(openDatabase(join(folder, name)));

async function writeFile(store: OwnerStore, format: 'json' | 'csv'): Promise<string> {
  let file = '';
  for await (const part of (format === 'csv' ? writeCsv : writeJson)(store)) file += part;
  return file;
}

async function readFile(store: OwnerStore, file: string, format: 'json' | 'csv'): Promise<void> {
  const parsed = parseFile(file, format);
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  await store.addParts((await planImport(parsed.content, store)).add);
}

it('a book is the same byte for byte after it moved to the other backend and back, and nobody gives a heart twice', async () => {
  const id = `${startMs + 1}`;
  const key = 'k'.repeat(30);
  const givers = [hash('sha256', `${key}:${id}`, 'base64url').slice(0, 22), '-'.repeat(22), 'Z'.repeat(22)];
  const first = openBuiltIn('first');
  await first.addParts({
    entries: [
      makeEntry(1, { reply: 'Thank you!', reply_time: startMs + 5, sticker: 'moon', paper: 'letter' }),
      makeEntry(2, { state: 'waiting', held_because: 'drawing', drawing: '_____w', depicts: 'Fog' }),
      makeEntry(3, { state: 'hidden', audience: 'owner' }),
      makeEntry(4, { state: 'deleted' }),
    ],
    hearts: [
      ...givers.map((giver) => ({ entry_id: id, giver })),
      { entry_id: `${startMs + 4}`, giver: 'b'.repeat(22) },
    ],
    blocks: [{ kind: 'word', value: 'casino' }],
    isOpen: true,
  });
  const file = await writeFile(first, 'json');
  expect(file).toContain('"hearts":3');

  const { url: address, secretKey, query } = project;
  const supabase = createSupabaseStore({ address, key: secretKey, fetch, migrations: 'migrations' });
  await readFile(supabase, file, 'json');
  expect(await writeFile(supabase, 'json')).toBe(file);

  const { visitor } = connectClients(project);
  const heart = { entry_id: id, key };
  expect((await visitor.rpc(heartCalls.give, heart)).data).toEqual({ hearts: 3 });
  expect((await visitor.rpc(heartCalls.take, heart)).data).toEqual({ hearts: 2 });
  expect((await visitor.rpc(heartCalls.give, heart)).data).toEqual({ hearts: 3 });
  expect(await query('select count(*)::integer as count from public.guestbook_hearts')).toEqual([{ count: 4 }]);

  const table = await writeFile(supabase, 'csv');
  const back = openBuiltIn('back');
  await readFile(back, table, 'csv');
  for (const block of await supabase.listBlocks()) await back.addBlock(block);
  expect(await writeFile(back, 'json')).toBe(file);
  first.close();
  back.close();
});
