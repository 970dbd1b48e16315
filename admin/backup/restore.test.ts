import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wholeBook } from '#admin/archive/archive-fixture.ts';
import { makeEntry, openFixture, startMs } from '#admin/commands/tool-fixture.ts';
import { createSessionStore } from '#server/door/sessions/session-store.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { databaseFile, openDatabase } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { commands } from './commands.ts';

it('restores a backup, and keeps the previous database', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run(['', 'mine.sqlite'], { commands });
  await fixture.run(['hide', `${startMs + 1}`]);
  await fixture.store.addParts({ entries: [makeEntry(2), makeEntry(3)], blocks: [] });
  fixture.close();

  const restored = await fixture.run(['restore', 'mine.sqlite'], { commands, answers: true });
  expect(restored.questions).toEqual(['Replace the database (3 entries) with mine.sqlite (1 entry)?']);
  expect(restored).toMatchObject({ code: 0 });

  const database = openDatabase(fixture.dataFolder);
  const store = createOwnerStore(database);
  expect(await store.countEntries()).toEqual({ visible: 1, waiting: 0, hidden: 0, deleted: 0 });
  const replaced = join(fixture.dataFolder, 'backups/replaced-2025-10-09T09-10-00.sqlite');
  expect(restored.out).toContain('data/backups/replaced-2025-10-09T09-10-00.sqlite');
  expect(inspectDatabase(replaced)).toMatchObject({ faults: [], entryCount: 3 });
  expect((await readdir(fixture.dataFolder)).filter((name) => name.startsWith('restoring'))).toEqual([]);
  expect((await stat(join(fixture.dataFolder, databaseFile))).mode & 0o777).toBe(0o600);
  database.close();
});

it('a restored book is the same byte for byte: drawings, hearts, replies, and what only the owner reads', async () => {
  await using fixture = await openFixture();
  await fixture.store.addParts(wholeBook);
  const before = await fixture.run(['export']);
  for (const part of ['"hearts":2', '"audience":"owner"', '"depicts":"Fog"', '"reply":"Thank you!"'])
    expect(before.out).toContain(part);
  await fixture.run(['', 'mine.sqlite'], { commands });
  await fixture.run(['delete', ...wholeBook.entries.map(({ id }) => id), '--yes']);
  await fixture.run(['delete', '--forever', '--all', '--yes']);
  fixture.close();
  expect((await fixture.run(['restore', 'mine.sqlite', '--yes'], { commands })).code).toBe(0);
  expect((await fixture.run(['export'])).out).toBe(before.out);
});

it('after a restore every door is shut, also one that was open when the backup was made', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  const before = openDatabase(fixture.dataFolder);
  const phone = { isSecure: true, browser: 'Safari on a phone', passkey: null };
  createSessionStore(before).addSession(phone, startMs + 1_000_000);
  before.close();
  await fixture.run(['', 'mine.sqlite'], { commands });
  fixture.close();
  await fixture.run(['restore', 'mine.sqlite', '--yes'], { commands });
  const database = openDatabase(fixture.dataFolder);
  expect(createSessionStore(database).listSessions(startMs + 1_000_000)).toEqual([]);
  expect(await createOwnerStore(database).findEntries([String(startMs + 1)])).toHaveLength(1);
  database.close();
});

it('keeps both previous databases when two backups are restored in the same second', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run(['', 'mine.sqlite'], { commands });
  await fixture.store.addParts({ entries: [makeEntry(2)], blocks: [] });
  fixture.close();

  const restore = () => fixture.run(['restore', 'mine.sqlite', '--yes'], { commands });
  expect([(await restore()).code, (await restore()).code]).toEqual([0, 0]);
  const replaced = ['replaced-2025-10-09T09-10-00.sqlite', 'replaced-2025-10-09T09-10-00-2.sqlite'];
  const counts = replaced.map((name) => inspectDatabase(join(fixture.dataFolder, 'backups', name)).entryCount);
  expect(counts).toEqual([2, 1]);
});

it('restores the newest backup when it is asked for the newest', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run([''], { commands });
  await fixture.store.addParts({ entries: [makeEntry(2)], blocks: [] });
  await fixture.run([''], { commands, tool: { now: () => startMs + 2_000_000 } });
  await fixture.store.addParts({ entries: [makeEntry(3)], blocks: [] });
  fixture.close();

  const { questions, out } = await fixture.run(['restore', 'newest'], { commands, answers: true });
  expect(questions).toEqual([
    'Replace the database (3 entries) with data/backups/bonbon-2025-10-09T09-26-40.sqlite (2 entries)?',
  ]);
  expect(out).toContain('The guestbook in data now has 2 entries.');
});

it('reports that there is no newest backup', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  const { code, notes } = await fixture.run(['restore', 'newest'], { commands, answers: true });
  expect([code, notes]).toEqual([
    1,
    'There is no backup in data/backups. Name the file, or make a backup first: npm run backup\n',
  ]);
});

it('says that no visitor sees what is restored while site.yaml names another guestbook', async () => {
  const site = 'services:\n  guestbook: none\n  counter: none\n';
  await using fixture = await openFixture([makeEntry(1)], site);
  await fixture.run(['', 'mine.sqlite'], { commands });
  fixture.close();
  const { out } = await fixture.run(['restore', 'mine.sqlite', '--yes'], { commands });
  expect(out).toContain(
    'The backup is shown only with  guestbook: built-in  in content/site.yaml, which now says none.',
  );
});

it('changes nothing while a server has the database open', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run(['', 'mine.sqlite'], { commands });
  const { code, notes } = await fixture.run(['restore', 'mine.sqlite', '--yes'], { commands });
  expect(code).toBe(1);
  expect(notes).toContain('The database is in use. Stop the server');
  expect((await fixture.store.countEntries()).visible).toBe(1);
  expect(existsSync(join(fixture.dataFolder, 'backups'))).toBe(false);
});

it('changes nothing when the server was started before the question was answered', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run(['', 'mine.sqlite'], { commands });
  fixture.close();
  let server: ReturnType<typeof openDatabase> | undefined;
  const answers = () => {
    server = openDatabase(fixture.dataFolder);
    return true;
  };
  const { code, notes } = await fixture.run(['restore', 'mine.sqlite'], { commands, answers });
  expect([code, notes]).toEqual([1, expect.stringContaining('The database is in use.')]);
  server?.close();
  expect((await readdir(fixture.dataFolder)).sort()).toEqual(['.gitignore', databaseFile]);
});

it('puts the database back, with the files beside it, when the backup cannot replace it', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run(['', 'mine.sqlite'], { commands });
  fixture.close();
  const files = ['', '-wal'].map((ending) => join(fixture.dataFolder, databaseFile + ending));
  const read = () => files.map((file) => readFileSync(file));
  let before: Buffer[] = [];
  // The clock is read after the copy is made: just then a server leaves its log, and the copy is deleted.
  const now = () => {
    writeFileSync(join(fixture.dataFolder, `${databaseFile}-wal`), 'log');
    before = read();
    for (const name of readdirSync(fixture.dataFolder)) {
      if (name.startsWith('restoring-')) rmSync(join(fixture.dataFolder, name), { recursive: true });
    }
    return startMs;
  };
  const { code, notes } = await fixture.run(['restore', 'mine.sqlite', '--yes'], { commands, tool: { now } });
  expect([code, notes]).toEqual([
    1,
    expect.stringMatching(/^The database could not be .*ENOENT.* Nothing was changed\.\n$/),
  ]);
  expect(before).toHaveLength(2);
  expect(read()).toEqual(before);
  expect(await readdir(join(fixture.dataFolder, 'backups'))).toEqual([]);
});

it('restores what a killed server left beside the file of a copied data folder', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.store.addParts({ entries: [makeEntry(2)], blocks: [] });
  // As a killed server leaves it: the entries are in the log.
  await cp(fixture.dataFolder, join(fixture.folder, 'copied'), { recursive: true });
  fixture.close();
  const { code, out } = await fixture.run(['restore', join('copied', databaseFile), '--yes'], { commands });
  expect({ code, out }).toMatchObject({
    code: 0,
    out: expect.stringContaining('The guestbook in data now has 2 entries.'),
  });
  expect(inspectDatabase(join(fixture.dataFolder, databaseFile))).toMatchObject({ faults: [], entryCount: 2 });
});

it('replaces a broken database, and restores into an empty folder', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run(['', 'mine.sqlite'], { commands });
  fixture.close();
  await writeFile(join(fixture.dataFolder, databaseFile), 'rubbish '.repeat(1000));

  const broken = await fixture.run(['restore', 'mine.sqlite'], { commands, answers: true });
  expect(broken.questions[0]).toContain('the database (broken) with');
  expect(broken.code).toBe(0);
  expect(inspectDatabase(join(fixture.dataFolder, databaseFile))).toMatchObject({ entryCount: 1 });
  const kept = join(fixture.dataFolder, 'backups/replaced-2025-10-09T09-10-00.sqlite');
  expect(await readFile(kept, 'utf8')).toContain('rubbish');

  expect((await fixture.run(['restore', 'mine.sqlite', '--data', 'new', '--yes'], { commands })).code).toBe(0);
  expect(inspectDatabase(join(fixture.folder, 'new', databaseFile))).toMatchObject({ entryCount: 1 });
});

it('refuses a file that is not a backup, is broken, or comes from a newer version', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run(['', 'mine.sqlite'], { commands });
  const restore = (file: string) => fixture.run(['restore', file, '--yes'], { commands });
  await writeFile(join(fixture.folder, 'text.sqlite'), 'hello');
  const bytes = await readFile(join(fixture.folder, 'mine.sqlite'));
  await writeFile(join(fixture.folder, 'cut.sqlite'), bytes.subarray(0, bytes.length - 8192));
  // SQLite's header has the version of the tables at byte 60.
  bytes.writeUInt32BE(999, 60);
  await writeFile(join(fixture.folder, 'newer.sqlite'), bytes);

  expect((await restore('gone.sqlite')).notes).toContain('There is no file gone.sqlite.');
  expect((await restore('text.sqlite')).notes).toContain('is not a database of this site, or it is broken');
  expect((await restore('cut.sqlite')).notes).toMatch(/broken/);
  expect((await restore('newer.sqlite')).notes).toContain('newer version of Bonbon');
  expect((await fixture.store.countEntries()).visible).toBe(1);
});
