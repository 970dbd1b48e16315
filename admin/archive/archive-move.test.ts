import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMs } from '#admin/commands/tool-fixture.ts';
import { type Project, startProject } from '../../supabase/fake-project/project.ts';
import { openMachine, wholeBook } from './archive-fixture.ts';
import { openZip } from './read-zip.ts';

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());

test('the same file moves a guestbook to Supabase and back: messages, replies, drawings, hearts, blocks and rules', async () => {
  await using machine = await openMachine();
  const guestbookRules = 'guestbookRules:\n  maxLinks: 5\n  approvesFirst: true\n  drawings: show\n';
  const onSupabase = `services:\n  guestbook: supabase\n  supabaseAddress: ${project.url}\n  supabaseKey: sb_publishable_abcdefghijkl\n`;
  await machine.writeContent('old', { 'site.yaml': `services:\n  guestbook: built-in\n${guestbookRules}` });
  await machine.writeData('old');
  await machine.runIn('old', 'export', ['old.zip']);

  await machine.writeContent('moved', { 'site.yaml': onSupabase });
  const withoutKey = await machine.runIn('moved', 'import', ['old.zip', '--yes']);
  expect(withoutKey).toMatchObject({ code: 1 });
  expect(withoutKey.notes).toContain("this needs the project's secret key");
  const tool = { fetch, environment: { SUPABASE_SECRET_KEY: project.secretKey } };
  const moved = await machine.runIn('moved', 'import', ['old.zip', '--yes'], { tool });
  expect(moved.out).toContain(`${wholeBook.entries.length} messages added`);
  expect(moved.out).toContain('1 button of websites stay in the file');
  const again = await machine.runIn('moved', 'import', ['old.zip', '--yes'], { tool });
  expect(again.out).toContain(`0 messages added, ${wholeBook.entries.length} already there.`);

  await machine.runIn('moved', 'export', ['moved.zip'], { tool });
  const read = async (name: string, path: string) => {
    const zip = await openZip(join(machine.folder, name), name);
    const bytes = await zip.read(path);
    zip.close();
    return String(bytes);
  };
  const parts = ['guestbook/guestbook.json', 'guestbook/rules.json', 'visits.csv'];
  for (const part of parts) expect(await read('moved.zip', part)).toBe(await read('old.zip', part));

  await machine.writeContent('back', { 'site.yaml': `services:\n  guestbook: built-in\n${guestbookRules}` });
  await machine.runIn('back', 'import', ['moved.zip', '--yes']);
  await machine.runIn('back', 'export', ['back.zip']);
  for (const part of parts) expect(await read('back.zip', part)).toBe(await read('old.zip', part));
  expect(await read('back.zip', 'guestbook/guestbook.json')).toContain(
    `"reply":"Thank you!","reply_time":${startMs + 5}`,
  );
});

test('a site whose messages are on Supabase is made again without its key, and says where the messages are', async () => {
  await using machine = await openMachine();
  await machine.writeContent('old', { 'site.yaml': 'services:\n  guestbook: built-in\n' });
  await machine.writeData('old');
  const onSupabase = `services:\n  guestbook: supabase\n  supabaseAddress: https://x.supabase.co\n  supabaseKey: sb_publishable_abcdefghijkl\n`;
  await machine.writeContent('old', { 'site.yaml': onSupabase });
  await machine.runIn('old', 'export', ['old.zip', '--data', 'old/data']);
  const { code, out } = await machine.runIn('new', 'import', ['old.zip', 'new']);
  expect(code).toBe(0);
  expect(out).toContain('The messages are still in old.zip: Supabase keeps the guestbook');
  expect(out).toContain('npm run import -- old.zip');
});
