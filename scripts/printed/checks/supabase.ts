import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Project, startProject } from '../../../supabase/fake-project/project.ts';
import type { Check } from '../plan.ts';
import type { Walkthrough } from '../walkthrough.ts';

/** The owner's project, in memory, which site.yaml and the terminal are configured for while its steps are followed. */
let project: Project | undefined;
let siteFile = '';
let siteFolder = '';

async function moveToSupabase(walk: Walkthrough): Promise<Project> {
  if (project) return project;
  project = await startProject();
  walk.atEnd(() => moveBack(walk));
  siteFolder = walk.folder;
  siteFile = await walk.read('content/site.yaml');
  const services = [
    'guestbook: supabase',
    'counter: none',
    `supabaseAddress: ${project.url}`,
    `supabaseKey: ${project.anonKey}`,
  ];
  const changed = siteFile
    .replace(/^services:\n(?:[ #].*\n|\n)*/m, `services:\n${services.map((line) => `  ${line}\n`).join('')}\n`)
    .replace(/^guestbookRules:\n(?:[ #].*\n|\n)*/m, 'guestbookRules:\n  maxLinks: 7\n\n');
  assert.match(changed, /supabaseAddress: http/);
  assert.match(changed, /maxLinks: 7/);
  await walk.write('content/site.yaml', changed);
  return project;
}

async function moveBack(walk: Walkthrough): Promise<void> {
  if (!project) return;
  const closing = project.close();
  project = undefined;
  delete walk.terminal.variables.SUPABASE_SECRET_KEY;
  // At the very end, commands may be typed in another folder.
  await writeFile(join(siteFolder, 'content/site.yaml'), siteFile);
  await rm(join(siteFolder, 'messages.json'), { force: true });
  await closing;
}

const secretKey = 'sb_secret_…';

/** The five steps of the move, with the fake project of the SQL tests. */
export const supabaseChecks: Record<string, Check> = {
  [`export SUPABASE_SECRET_KEY=${secretKey}`]: {
    expects: 'gives the terminal the secret key of the project',
    async run(walk) {
      await walk.serve();
      await walk.sign('This one moves to Supabase.');
      await walk.endServer();
      const { secretKey: ownKey } = await moveToSupabase(walk);
      await walk.type({ inPlaceOf: { [secretKey]: ownKey } });
    },
  },
  'npm run guestbook -- export messages.json --data ./data': {
    expects: 'writes what the built-in guestbook has into a file',
    async run(walk) {
      await moveToSupabase(walk);
      await walk.type();
      const { entries } = JSON.parse(await walk.read('messages.json')) as { entries: { id: string }[] };
      assert.equal(entries.length, walk.countEntries());
      assert(entries.length > 0 && entries.every(({ id }) => /^\d+$/.test(id)));
    },
  },
  'npm run guestbook -- import messages.json --write': {
    expects: 'imports the messages into the project',
    async run(walk) {
      const { query } = await moveToSupabase(walk);
      await walk.type();
      const rows = await query('select message from guestbook_entries');
      assert.equal(rows.length, walk.countEntries());
      assert(rows.some(({ message }) => message === 'This one moves to Supabase.'));
    },
  },
  'npm run guestbook -- settings --write': {
    expects: 'copies the rules of site.yaml to the project',
    async run(walk) {
      const { query } = await moveToSupabase(walk);
      await walk.type({ answer: 'y' });
      assert.deepEqual(await query('select max_links from guestbook_settings'), [{ max_links: 7 }]);
    },
  },
  'npm run guestbook -- doctor': {
    expects: 'finds nothing wrong with the project, and removes what it signed',
    async run(walk) {
      const { query } = await moveToSupabase(walk);
      const count = async () => (await query('select id from guestbook_entries')).length;
      const before = await count();
      await walk.type();
      assert.equal(await count(), before);
      await moveBack(walk);
    },
  },
};
