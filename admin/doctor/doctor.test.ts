import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeEntry, openFixture } from '#admin/commands/tool-fixture.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { entryStates } from '#model/guestbook-table.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { writeBackupFailure } from '#server/storage/backup-failure-store.ts';
import { openDatabase } from '#server/storage/database.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { expectedSentences, findingsOf, sentencesOf } from './findings-fixture.ts';

describe('the doctor of the built-in guestbook', () => {
  /** A server with the fixture's data folder, and the doctor to check it. */
  async function startFixtureServer(fixture: Awaited<ReturnType<typeof openFixture>>, rules = defaultRules) {
    const build = await writeBuild(
      { 'index.html': 'home' },
      { ...exampleSettings, guestbook: rules, countsVisits: true },
    );
    const config = { ...exampleConfig, ...build, dataFolder: fixture.dataFolder };
    const server = await startServer(config, { log: () => {} });
    return {
      url: server.url,
      runDoctor: (...typed: string[]) =>
        fixture.run(['doctor', '--json', ...typed], {
          tool: { fetch, now: Date.now, environment: { DATA_FOLDER: fixture.dataFolder } },
        }),
      [Symbol.asyncDispose]: async () => {
        await server.stop(0);
        await build[Symbol.asyncDispose]();
      },
    };
  }
  const site = 'services:\n  guestbook: built-in\n  counter: built-in\n';

  it('proves that visitors can do what they should and no more, and leaves nothing behind', async () => {
    await using fixture = await openFixture([makeEntry(1)], site);
    await using server = await startFixtureServer(fixture);
    const run = await server.runDoctor();
    expect(sentencesOf(run, 'fine')).toEqual(
      expect.arrayContaining([
        ...expectedSentences,
        'The services in content/site.yaml are valid, and no secret key is in it.',
        'Nobody else on this computer can read the data folder.',
        'The database is intact.',
        'The database tables are up to date.',
        'Visitors can read the guestbook: 1 message.',
        'The visitor counter says 0.',
      ]),
    );
    // Tests keep their data in a temporary folder, which owners should not do.
    expect(sentencesOf(run, 'wrong')).toEqual([expect.stringContaining('which the system empties')]);
    expect(run.code).toBe(1);
    expect(await fixture.store.readPage(entryStates, undefined, 9)).toEqual([makeEntry(1)]);
  });

  it('accepts a guestbook that requires approval', async () => {
    await using fixture = await openFixture([], site);
    await using server = await startFixtureServer(fixture, { ...defaultRules, approvesFirst: true });
    const run = await server.runDoctor();
    expect(sentencesOf(run, 'fine')).toContain('A new message is not shown until you approve it.');
    expect(sentencesOf(run, 'wrong')).toHaveLength(1);
  });

  it('notices a server that keeps its guestbook elsewhere, before it posts a public test entry', async () => {
    await using fixture = await openFixture([], site);
    await using other = await openFixture([], site);
    await using server = await startFixtureServer(fixture);
    const run = await server.runDoctor('--data', other.dataFolder, '--address', server.url);
    expect(sentencesOf(run, 'wrong')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The test entry did not arrive here: \d+$/)]),
    );
    expect((await fixture.store.countEntries()).visible).toBe(0);
  });

  it('never says that all is well while a test entry remains', async () => {
    await using fixture = await openFixture([], site);
    await using server = await startFixtureServer(fixture);
    const elsewhere = { fetch, now: Date.now, environment: { DATA_FOLDER: join(fixture.folder, 'nothing') } };
    const run = await fixture.run(['doctor', '--address', server.url], { tool: elsewhere });
    const { out } = await fixture.run(['list', '--waiting', '--json']);
    const [{ id }] = JSON.parse(out).entries;
    expect(run.out).not.toContain('All is well');
    expect(run.out).toContain('Nothing is wrong, but not all test entries were removed.');
    expect(run.out.replace(/\s+/g, ' ')).toContain(
      `Only you can see the test entry that could not be removed: ${id} On the server's computer, with the server's DATA_FOLDER: ` +
        `npm run guestbook -- delete ${id} and then npm run guestbook -- delete --forever ${id}`,
    );
  });

  it('detects a proxy that the server is not configured for', async () => {
    await using fixture = await openFixture([], site);
    await using server = await startFixtureServer(fixture);
    const sentence = "A proxy is in front of the server, which isn't configured for it: all visitors count as one.";
    expect(sentencesOf(await server.runDoctor(), 'wrong')).not.toContain(sentence);
    for (let number = 1; number <= 10; number++) {
      await fetch(server.url, { headers: { 'x-forwarded-for': `203.0.113.${number}` } });
    }
    const run = await server.runDoctor();
    expect(sentencesOf(run, 'wrong')).toContain(sentence);
    expect(run.out).toContain('TRUST_PROXY=1 npm start');
  });

  it('says that signing was not tested while the guestbook is closed', async () => {
    await using fixture = await openFixture([], site);
    await using server = await startFixtureServer(fixture);
    await fixture.store.writeIsOpen(false);
    const run = await server.runDoctor();
    expect(sentencesOf(run, 'skipped')).toEqual([
      'The guestbook is closed, so signing was not tested. To open it: npm run guestbook -- open',
      'No test entry was stored, so there is nothing to remove.',
    ]);
  });

  it('names the address at which no server answers', async () => {
    await using fixture = await openFixture([], site);
    const run = await fixture.run(['doctor'], {
      tool: { environment: { DATA_FOLDER: fixture.dataFolder, PORT: '4567' } },
    });
    expect(run.code).toBe(1);
    expect(run.out).toContain('✗ Nothing answers at http://localhost:4567/');
    expect(run.out.replace(/\s+/g, ' ')).toContain(
      'Start the server, or name its address: --address http://localhost:3000/',
    );
    expect((await fixture.run(['doctor', '--address', 'localhost'])).code).toBe(2);
  });

  it('checks permissions, backups and the database itself', async () => {
    await using fixture = await openFixture([makeEntry(1)], site);
    const runDoctor = async () => fixture.run(['doctor', '--json'], { tool: { now: Date.now } });
    expect(sentencesOf(await runDoctor(), 'advice')).toContain('There is no backup yet.');

    const backup = join(fixture.dataFolder, 'backups/bonbon-2025-10-09T09-10-00.sqlite');
    await mkdir(join(fixture.dataFolder, 'backups'));
    await writeFile(backup, '');
    expect(sentencesOf(await runDoctor(), 'fine')).toContain('The last backup is less than a day old.');
    for (const [days, mark] of [
      [2, 'fine'],
      [3, 'advice'],
    ] as const) {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      await utimes(backup, then, then);
      expect(sentencesOf(await runDoctor(), mark)).toContain(`The last backup is ${days} days old.`);
    }

    await chmod(fixture.dataFolder, 0o755);
    expect(sentencesOf(await runDoctor(), 'fine')).toContain('Nobody else on this computer can read the data folder.');
    await chmod(join(fixture.dataFolder, 'bonbon.sqlite-wal'), 0o644);
    expect(sentencesOf(await runDoctor(), 'wrong')).toContain(
      `Other users of this computer can read ${join(fixture.dataFolder, 'bonbon.sqlite-wal')}.`,
    );
  });

  it('says since when the nightly backup of the server fails, and why', async () => {
    await using fixture = await openFixture([makeEntry(1)], site);
    const database = openDatabase(fixture.dataFolder);
    const sinceMs = new Date(2026, 10, 20, 3).getTime();
    writeBackupFailure(database, { sinceMs, timeMs: sinceMs, reason: 'the disk has too little free space' });
    const sentence = "The server's nightly backup has failed since 20 November: the disk has too little free space.";
    const runDoctor = async () => sentencesOf(await fixture.run(['doctor', '--json']), 'wrong');
    expect(await runDoctor()).toContain(sentence);
    writeBackupFailure(database, undefined);
    expect((await runDoctor()).join()).not.toContain('nightly backup');
    database.close();
  });

  it('includes the data folder in the command that restores a broken database', async () => {
    await using fixture = await openFixture([], site);
    const dataFolder = join(fixture.folder, "Jörg's data");
    await mkdir(dataFolder);
    await writeFile(join(dataFolder, 'bonbon.sqlite'), 'garbage '.repeat(1000));
    const findings = await checkDataFolder(dataFolder, { now: Date.now, writeCommand: String });
    expect(findings.map(({ remedy }) => remedy)).toContain(
      `Stop the server and restore a backup: npm run backup -- restore newest --data '${fixture.folder}/Jörg'\\''s data'`,
    );
  });

  it('finds a secret key in site.yaml, and does not repeat it', async () => {
    await using fixture = await openFixture([], `${site}  supabaseKey: sb_secret_AbCdEfGhIjKlMn\n`);
    const run = await fixture.run(['doctor']);
    expect(run.out).toContain('✗ A secret key is in content/site.yaml, which everybody can read on the web.');
    expect(run.out).not.toContain('AbCdEfGhIjKlMn');
  });
});

describe('the doctor of a GoatCounter', () => {
  const site = 'services:\n  guestbook: none\n  counter: goatcounter\n  goatcounterCode: bonbon\n';
  const checkWith = async (answer: () => Promise<Response>) => {
    await using fixture = await openFixture([], site);
    const asked: string[] = [];
    const run = await fixture.run(['doctor', '--json'], {
      tool: {
        fetch: (input) => {
          asked.push(String(input));
          return answer();
        },
      },
    });
    expect(asked).toEqual(['https://bonbon.goatcounter.com/counter/TOTAL.json']);
    return findingsOf(run).at(-1);
  };

  it('distinguishes a disabled setting, a wrong code and an unreachable GoatCounter', async () => {
    expect(await checkWith(async () => Response.json({ count: '1\u202f234', count_unique: '1\u202f234' }))).toEqual({
      mark: 'fine',
      sentence: 'The visitor counter says 1\u202f234.',
    });
    expect(await checkWith(async () => Response.json({ count: '0' }, { status: 404 }))).toMatchObject({ mark: 'fine' });
    expect(await checkWith(async () => new Response('<html>', { status: 403 }))).toMatchObject({
      mark: 'wrong',
      sentence: 'GoatCounter does not share its visitor count.',
    });
    expect(await checkWith(async () => new Response('<html>', { status: 400 }))).toMatchObject({
      mark: 'wrong',
      remedy: 'Check that goatcounterCode in content/site.yaml is the code of your GoatCounter site.',
    });
    expect(await checkWith(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({ mark: 'advice' });
  });
});
