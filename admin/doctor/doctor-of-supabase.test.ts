import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry, openFixture } from '#admin/commands/tool-fixture.ts';
import { createSupabaseStore } from '#admin/guestbook/stores/supabase-store.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { migrate, type Project, resetProject, startProject } from '../../supabase/fake-project/project.ts';
import { expectedSentences, sentencesOf } from './findings-fixture.ts';

describe('the doctor of a Supabase project', () => {
  let project: Project;
  beforeAll(async () => {
    project = await startProject();
  });
  beforeEach(() => resetProject(project));
  afterAll(() => project.close());
  const openSupabaseFixture = () =>
    openFixture(
      [],
      `services:\n  guestbook: supabase\n  supabaseAddress: ${project.url}\n  supabaseKey: ${project.anonKey}\n  counter: none\n`,
    );
  const withKey = () => ({ fetch, now: Date.now, environment: { SUPABASE_SECRET_KEY: project.secretKey } });

  it('proves what visitors can and cannot do, compares the rules, and leaves nothing behind', async () => {
    await using fixture = await openSupabaseFixture();
    await project.query('update guestbook_settings set max_links = 7');
    const run = await fixture.run(['doctor', '--json'], { tool: withKey() });
    expect(run.code).toBe(0);
    expect(sentencesOf(run, 'fine')).toEqual(expect.arrayContaining(expectedSentences));
    expect(sentencesOf(run, 'wrong')).toEqual([]);
    expect(sentencesOf(run, 'advice')).toEqual([
      'The rules in force differ from content/site.yaml.',
      'Nobody has signed for 6 days. Supabase pauses a free project after 7 days without requests.',
    ]);
    expect(JSON.parse(run.out).findings).toContainEqual(
      expect.objectContaining({
        remedy: expect.stringContaining(`a daily request: see ${join('node_modules/bonbon/docs/guide/services.md')}`),
      }),
    );
    expect(await project.query('select id from guestbook_entries')).toEqual([]);
  });

  it('needs only the public key, and then names the entry that it cannot remove', async () => {
    await using fixture = await openSupabaseFixture();
    const run = await fixture.run(['doctor', '--json'], { tool: { ...withKey(), environment: {} } });
    expect(run.code).toBe(0);
    const rows = await project.query('select id, state from guestbook_entries');
    expect(rows).toMatchObject([{ state: 'waiting' }]);
    expect(sentencesOf(run, 'advice')).toContain(
      `Only you can see the test entry that could not be removed: ${rows[0]?.id}`,
    );
  });

  it('finds every permission that visitors should not have', async () => {
    await using fixture = await openSupabaseFixture();
    await project.query(`
      grant all on public.guestbook_entries, public.guestbook_holds, public.guestbook_settings to anon;
      create policy everything on public.guestbook_entries for all to anon using (true) with check (true);
      create policy everything on public.guestbook_holds for all to anon using (true);
      alter table public.guestbook_entries disable trigger guestbook_admit;
      alter table public.guestbook_entries drop constraint guestbook_entries_message_text;
      alter table public.guestbook_entries drop constraint guestbook_entries_website_address;
      insert into public.guestbook_entries (id, name, message, time, state) values ('1', 'Bot', 'Secret', 1, 'hidden');
      insert into public.guestbook_holds values ('1', 'links');`);
    const run = await fixture.run(['doctor', '--json'], { tool: withKey() });
    await project.query(`
      drop policy everything on public.guestbook_entries;
      drop policy everything on public.guestbook_holds;
      drop table public.guestbook_entries cascade`);
    await migrate(project);

    expect(run.code).toBe(1);
    const sentences = sentencesOf(run, 'wrong').map((sentence) => sentence.replace(/ \(.*\)\.?$/, ''));
    expect(sentences).toEqual([
      'Visitors can read 1 message that they should not see.',
      'A message from a bot is shown before you approve it.',
      'Visitors can sign with a time in the future.',
      'Visitors can change messages',
      'Visitors can delete messages',
      'Visitors can choose the state of their messages',
      'Visitors can reply in your name',
      'A website address with javascript: is accepted',
      'A message of 1001 characters is accepted',
      'Visitors can read why messages wait',
      'Visitors can read the full rules',
    ]);
  });

  it('says that the migration is missing, and where it is', async () => {
    await using fixture = await openSupabaseFixture();
    await project.query(
      'alter table guestbook_settings rename to elsewhere; alter table guestbook_entries rename to gone',
    );
    const run = await fixture.run(['doctor'], { tool: withKey() });
    await project.query(
      'alter table elsewhere rename to guestbook_settings; alter table gone rename to guestbook_entries',
    );
    expect(run.code).toBe(1);
    expect(run.out).toContain("✗ The guestbook's tables are not in the Supabase project.");
    expect(run.out).toContain('✗ Visitors cannot read the messages (status 404');
    const migrations = join('node_modules/bonbon/supabase/migrations');
    const output = run.out.replace(/\s+/g, ' ');
    expect(output).toContain(`Run the files in ${migrations} in the project's SQL editor, in order.`);
    expect(output).toContain(`Run the files in ${migrations} again`);
  });

  it('applies the rules of site.yaml with settings --write, after a question', async () => {
    await using fixture = await openSupabaseFixture();
    await writeFile(
      join(fixture.folder, 'site.yaml'),
      `services: { guestbook: supabase, supabaseAddress: "${project.url}", supabaseKey: ${project.anonKey} }\nguestbookRules:\n  approvesFirst: true\n`,
    );
    const shown = await fixture.run(['settings', '--json'], { tool: withKey() });
    expect(JSON.parse(shown.out)).toEqual({ isOpen: true, rules: defaultRules, differing: { approvesFirst: true } });
    const written = await fixture.run(['settings', '--write'], { tool: withKey(), answers: true });
    expect(written).toMatchObject({ code: 0, questions: ['Apply the rules of site.yaml?'] });
    const store = createSupabaseStore({
      address: project.url,
      key: project.secretKey,
      fetch,
      migrations: 'migrations',
    });
    expect(await store.readRules()).toEqual({ ...defaultRules, approvesFirst: true });
  });

  it('moves a guestbook from the built-in server to Supabase and back, byte for byte', async () => {
    await using fixture = await openSupabaseFixture();
    const entries = [
      makeEntry(1, { state: 'waiting', held_because: 'links', message: 'two\nlines' }),
      makeEntry(2, { reply: 'Thanks', reply_time: 5, name: '=1+1' }),
    ];
    await fixture.store.addParts({ entries, blocks: [{ kind: 'word', value: 'casino*' }] });
    await fixture.run(['export', 'before.json', '--data', 'data']);
    expect((await fixture.run(['import', 'before.json', '--write'], { tool: withKey() })).out).toContain(
      '2 entries added',
    );
    expect((await fixture.run(['import', 'before.json', '--write'], { tool: withKey() })).out).toContain(
      '0 entries added, 2 already there.',
    );
    const [before, after] = [
      await fixture.run(['export', '--data', 'data']),
      await fixture.run(['export'], { tool: withKey() }),
    ];
    expect(after.out).toBe(before.out);
  });
});
