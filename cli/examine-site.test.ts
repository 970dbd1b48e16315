import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { openDatabase } from '#server/storage/database.ts';
import { examineSite } from './examine-site.ts';

/** The owner's folder, in which a site is served. */
function makeSite() {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/site.yaml'), 'services:\n  guestbook: built-in\n  counter: none\n');
  const environment = { DATA_FOLDER: join(folder, 'data') };
  return { folder, context: { siteOption: undefined, workingFolder: folder, currentFolder: folder, environment } };
}

test('the door’s doctor examines the running server as the command does, and leaves nothing behind', async () => {
  const { folder, context } = makeSite();
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, guestbook: defaultRules });
  const dataFolder = join(folder, 'data');
  const server = await startServer({ ...exampleConfig, ...build, dataFolder }, { log: () => {} });
  onTestFinished(() => server.stop(0));
  const sentences = (await examineSite(context, server.url)).map(({ mark, sentence }) => `${mark}: ${sentence}`);
  expect(sentences).toEqual(
    expect.arrayContaining([
      'fine: The database is intact.',
      'fine: Visitors cannot change messages.',
      'fine: The test entries were removed.',
    ]),
  );
  const database = openDatabase(dataFolder);
  expect(database.prepare('select count(*) as count from guestbook_entries').get()?.count).toBe(0);
  database.close();
});

test('what keeps it from looking is its error', async () => {
  const { context } = makeSite();
  await expect(examineSite(context, 'nowhere')).rejects.toThrow('--address needs a web address');
});
