import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeEntry, openDesk } from '#admin/commands/tool-fixture.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { entryStates } from '#model/guestbook-table.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { findingsOf, proven, sentencesOf } from './read-findings.ts';

describe('the doctor of the built-in guestbook', () => {
  /** A server on the desk's data folder, and the doctor asked about it. */
  async function openPractice(desk: Awaited<ReturnType<typeof openDesk>>, rules = defaultRules) {
    const build = await writeBuild(
      { 'index.html': 'home' },
      { ...exampleSettings, guestbook: rules, countsVisits: true },
    );
    const config = { ...exampleConfig, ...build, dataFolder: desk.dataFolder };
    const server = await startServer(config, { log: () => {} });
    return {
      url: server.url,
      ask: (...typed: string[]) =>
        desk.run(['doctor', '--address', server.url, '--json', ...typed], {
          tool: { fetch, now: Date.now, environment: { DATA_FOLDER: desk.dataFolder } },
        }),
      [Symbol.asyncDispose]: async () => {
        await server.stop(0);
        await build[Symbol.asyncDispose]();
      },
    };
  }
  const site = 'services:\n  guestbook: built-in\n  counter: built-in\n';

  it('proves that visitors can do what they should, and no more, and leaves nothing behind', async () => {
    await using desk = await openDesk([makeEntry(1)], site);
    await using practice = await openPractice(desk);
    const run = await practice.ask();
    expect(sentencesOf(run, 'fine')).toEqual(
      expect.arrayContaining([
        ...proven,
        'content/site.yaml is right about the services, and has no secret key in it.',
        'Nobody else on this computer can read the data folder.',
        'The database is whole.',
        'Its tables are up to date.',
        'Visitors can read the guestbook: 1 message.',
        'The visitor counter says 0.',
      ]),
    );
    // Tests keep their data in a temporary folder, which nobody else should.
    expect(sentencesOf(run, 'wrong')).toEqual([expect.stringContaining('which the computer empties')]);
    expect(run.code).toBe(1);
    expect(await desk.store.readPage(entryStates, undefined, 9)).toEqual([makeEntry(1)]);
  });

  it('accepts a guestbook that requires approval', async () => {
    await using desk = await openDesk([], site);
    await using practice = await openPractice(desk, { ...defaultRules, approvesFirst: true });
    const run = await practice.ask();
    expect(sentencesOf(run, 'fine')).toContain('A new message waits for you: nobody else sees it.');
    expect(sentencesOf(run, 'wrong')).toHaveLength(1);
  });

  it('notices a server that keeps its guestbook elsewhere, before it posts a public test entry', async () => {
    await using desk = await openDesk([], site);
    await using other = await openDesk([], site);
    await using practice = await openPractice(desk);
    const run = await practice.ask('--data', other.dataFolder);
    expect(sentencesOf(run, 'wrong')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^What was signed did not arrive here: \d+$/)]),
    );
    expect((await desk.store.countEntries()).visible).toBe(0);
  });

  it('never says that all is well while what it signed is still there', async () => {
    await using desk = await openDesk([], site);
    await using practice = await openPractice(desk);
    const elsewhere = { fetch, now: Date.now, environment: { DATA_FOLDER: join(desk.folder, 'nothing') } };
    const run = await desk.run(['doctor', '--address', practice.url], { tool: elsewhere });
    const { out } = await desk.run(['list', '--waiting', '--json']);
    const [{ id }] = JSON.parse(out).entries;
    expect(run.out).not.toContain('All is well');
    expect(run.out).toContain('Nothing is wrong, but what was signed is still to be removed.');
    expect(run.out.replace(/\s+/g, ' ')).toContain(
      `still there, where only you see it: ${id} On the server's computer, with the server's DATA_FOLDER: ` +
        `npm run guestbook -- delete ${id} and then npm run guestbook -- delete --forever ${id}`,
    );
  });

  it('detects a proxy that the server is not configured for', async () => {
    await using desk = await openDesk([], site);
    await using practice = await openPractice(desk);
    const sentence = 'A proxy stands in front of the server, which was not told of it: all visitors count as one.';
    expect(sentencesOf(await practice.ask(), 'wrong')).not.toContain(sentence);
    for (let number = 1; number <= 10; number++) {
      await fetch(practice.url, { headers: { 'x-forwarded-for': `203.0.113.${number}` } });
    }
    const run = await practice.ask();
    expect(sentencesOf(run, 'wrong')).toContain(sentence);
    expect(run.out).toContain('TRUST_PROXY=1 npm start');
  });

  it('says that signing was not tried while the guestbook is closed', async () => {
    await using desk = await openDesk([], site);
    await using practice = await openPractice(desk);
    await desk.store.writeIsOpen(false);
    const run = await practice.ask();
    expect(sentencesOf(run, 'skipped')).toEqual([
      'The guestbook is closed, so signing was not tried. To open it: npm run guestbook -- open',
      'Nothing was signed, so there is nothing to remove.',
    ]);
  });

  it('says where it looked when no server answers', async () => {
    await using desk = await openDesk([], site);
    const run = await desk.run(['doctor'], { tool: { environment: { DATA_FOLDER: desk.dataFolder, PORT: '4567' } } });
    expect(run.code).toBe(1);
    expect(run.out).toContain('✗ Nothing answers at http://localhost:4567/');
    expect(run.out.replace(/\s+/g, ' ')).toContain('Another one: --address http://localhost:3000/');
    expect((await desk.run(['doctor', '--address', 'localhost'])).code).toBe(2);
  });

  it('checks permissions, backups and the database itself', async () => {
    await using desk = await openDesk([makeEntry(1)], site);
    const ask = async () => desk.run(['doctor', '--json'], { tool: { now: Date.now } });
    expect(sentencesOf(await ask(), 'advice')).toContain('There is no backup yet.');

    const backup = join(desk.dataFolder, 'backups/bonbon-2025-10-09T09-10-00.sqlite');
    await mkdir(join(desk.dataFolder, 'backups'));
    await writeFile(backup, '');
    expect(sentencesOf(await ask(), 'fine')).toContain('The last backup is less than a day old.');
    for (const [days, mark] of [
      [7, 'fine'],
      [8, 'advice'],
    ] as const) {
      const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
      await utimes(backup, then, then);
      expect(sentencesOf(await ask(), mark)).toContain(`The last backup is ${days} days old.`);
    }

    await chmod(desk.dataFolder, 0o755);
    expect(sentencesOf(await ask(), 'fine')).toContain('Nobody else on this computer can read the data folder.');
    await chmod(join(desk.dataFolder, 'bonbon.sqlite-wal'), 0o644);
    expect(sentencesOf(await ask(), 'wrong')).toContain(
      `Others on this computer can read ${join(desk.dataFolder, 'bonbon.sqlite-wal')}.`,
    );
  });

  it('includes the data folder in the command that restores a broken database', async () => {
    await using desk = await openDesk([], site);
    const dataFolder = join(desk.folder, "Jörg's data");
    await mkdir(dataFolder);
    await writeFile(join(dataFolder, 'bonbon.sqlite'), 'garbage '.repeat(1000));
    const findings = await checkDataFolder(dataFolder, { now: Date.now, writeCommand: String });
    expect(findings.map(({ remedy }) => remedy)).toContain(
      `Stop the server and restore a backup: npm run backup -- restore newest --data '${desk.folder}/Jörg'\\''s data'`,
    );
  });

  it('finds a secret key in site.yaml, and does not repeat it', async () => {
    await using desk = await openDesk([], `${site}  supabaseKey: sb_secret_AbCdEfGhIjKlMn\n`);
    const run = await desk.run(['doctor']);
    expect(run.out).toContain('✗ A secret key is in content/site.yaml, which everybody can read on the web.');
    expect(run.out).not.toContain('AbCdEfGhIjKlMn');
  });
});

describe('the doctor of a GoatCounter', () => {
  const site = 'services:\n  guestbook: none\n  counter: goatcounter\n  goatcounterCode: bonbon\n';
  const ask = async (answer: () => Promise<Response>) => {
    await using desk = await openDesk([], site);
    const asked: string[] = [];
    const run = await desk.run(['doctor', '--json'], {
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
    expect(await ask(async () => Response.json({ count: '1\u202f234', count_unique: '1\u202f234' }))).toEqual({
      mark: 'fine',
      sentence: 'The visitor counter says 1\u202f234.',
    });
    expect(await ask(async () => Response.json({ count: '0' }, { status: 404 }))).toMatchObject({ mark: 'fine' });
    expect(await ask(async () => new Response('<html>', { status: 403 }))).toMatchObject({
      mark: 'wrong',
      sentence: 'GoatCounter keeps its number to itself.',
    });
    expect(await ask(async () => new Response('<html>', { status: 400 }))).toMatchObject({
      mark: 'wrong',
      remedy: 'Is goatcounterCode in content/site.yaml the code of your site?',
    });
    expect(await ask(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({ mark: 'advice' });
  });
});
