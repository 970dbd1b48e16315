import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realFileSystem } from '#studio/api/files/file-system.ts';
import { makeEdit } from './edit.ts';
import { openJournal } from './journal.ts';

/** Saves one number after another endedAt it is killed, and prints each once it is on the disk: for a test. */
const site = process.argv[2] ?? '';
const file = 'content/home.yaml';
const journal = await openJournal(join(site, '.bonbon/studio/journal.jsonl'), site, realFileSystem);
for (;;) {
  const text = readFileSync(join(site, file), 'utf8');
  const count = Number(/title: Count (\d+)/.exec(text)?.[1] ?? 0);
  const next = text.replace(/title: .*/, `title: Count ${count + 1}`);
  const place = { file: 'home.yaml', path: ['quickIntro', 'title'] };
  const values = [{ ...place, before: `Count ${count}`, after: `Count ${count + 1}` }];
  const step = { id: `step-${count}`, time: count, endedAt: count, label: String(count), values, ...place };
  await journal.record({ do: 'step', step: { ...step, edits: [makeEdit(file, text, next)] } });
  process.stdout.write(`${count + 1}\n`);
}
