import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, test } from 'vitest';
import { sharedOptions } from '#admin/commands/command.ts';
import { makeEntry, openDesk, startMs } from '#admin/commands/tool-fixture.ts';
import { readConfig } from '#server/config.ts';
import { backupCommand } from '../backup/backup-command.ts';
import { restoreCommand } from '../backup/restore-command.ts';
import { commands } from './commands.ts';
import { chooseDataFolder } from './stores/backend.ts';

const backupCommands = [backupCommand, restoreCommand];
const id = (number: number) => String(startMs + number);
const openFullDesk = () =>
  openDesk([
    makeEntry(1),
    makeEntry(2, { state: 'waiting', held_because: 'links' }),
    makeEntry(3, { state: 'hidden' }),
    makeEntry(4, { state: 'deleted' }),
  ]);
type Desk = Awaited<ReturnType<typeof openDesk>>;
const listedIds = async (desk: Desk, ...typed: string[]) =>
  JSON.parse((await desk.run(['list', ...typed, '--json'])).out).entries.map((row: { id: string }) => row.id);

/** What each command does without the option. */
const withoutOption: Record<string, () => Promise<void>> = {
  async 'list --all, --bin, --hidden, --visible, --waiting'() {
    await using desk = await openFullDesk();
    expect(await listedIds(desk)).toEqual([id(3), id(2), id(1)]);
  },
  async 'list --search'() {
    await using desk = await openFullDesk();
    expect(await listedIds(desk, '--all')).toHaveLength(4);
  },
  async 'list --limit'() {
    await using desk = await openDesk(Array.from({ length: 51 }, (_, number) => makeEntry(number)));
    expect(await listedIds(desk)).toHaveLength(50);
    expect((await desk.run(['list'])).out).toContain('These are the newest 50');
  },
  async 'approve --all, --held'() {
    await using desk = await openFullDesk();
    expect(await desk.run(['approve'], { answers: true })).toMatchObject({ code: 2 });
    expect(await desk.store.countEntries()).toMatchObject({ waiting: 1 });
  },
  async 'approve --yes'() {
    await using desk = await openFullDesk();
    expect((await desk.run(['approve', '--all'], { answers: false })).questions).toEqual([
      'Let everybody see 1 entry?',
    ]);
    expect(await desk.store.countEntries()).toMatchObject({ waiting: 1 });
  },
  async 'delete --all, --held'() {
    await using desk = await openFullDesk();
    expect(await desk.run(['delete'], { answers: true })).toMatchObject({ code: 2 });
    expect(await desk.run(['delete', '--forever'], { answers: true })).toMatchObject({ code: 2 });
    expect(await desk.store.countEntries()).toEqual({ visible: 1, waiting: 1, hidden: 1, deleted: 1 });
  },
  async 'delete --forever'() {
    await using desk = await openFullDesk();
    await desk.run(['delete', id(1)], { answers: true });
    expect(await desk.store.countEntries()).toMatchObject({ visible: 0, deleted: 2 });
  },
  async 'delete --yes'() {
    await using desk = await openFullDesk();
    await desk.run(['delete', id(1)], { answers: false });
    expect(await desk.store.countEntries()).toMatchObject({ visible: 1, deleted: 1 });
  },
  async 'reply --remove'() {
    await using desk = await openDesk([makeEntry(1, { reply: 'Thanks', reply_time: startMs })]);
    expect(await desk.run(['reply', id(1)], { input: '' })).toMatchObject({ code: 2 });
    expect(await desk.store.findEntries([id(1)])).toMatchObject([{ reply: 'Thanks' }]);
  },
  async 'reply --yes'() {
    await using desk = await openDesk([makeEntry(1, { reply: 'Thanks', reply_time: startMs })]);
    await desk.run(['reply', id(1), 'Second'], { answers: false });
    expect(await desk.store.findEntries([id(1)])).toMatchObject([{ reply: 'Thanks' }]);
  },
  async 'settings --write, --yes'() {
    // Without --write nothing is asked, and a guestbook that keeps no rules of its own refuses nothing.
    await using desk = await openFullDesk();
    expect(await desk.run(['settings'])).toMatchObject({ code: 0, questions: [] });
  },
  async 'export --format'() {
    await using desk = await openFullDesk();
    await desk.run(['export', 'messages.json']);
    await desk.run(['export', 'messages.csv']);
    const shown = (await desk.run(['export'])).out;
    const [json, csv] = await Promise.all(
      ['messages.json', 'messages.csv'].map((name) => readFile(join(desk.folder, name), 'utf8')),
    );
    expect(json).toBe(shown);
    expect(JSON.parse(shown).entries).toHaveLength(4);
    expect(csv?.trim().split('\n')).toHaveLength(5);
  },
  async 'export --yes'() {
    await using desk = await openFullDesk();
    await writeFile(join(desk.folder, 'messages.json'), 'mine');
    expect((await desk.run(['export', 'messages.json'], { answers: false })).questions).toHaveLength(1);
    expect(await readFile(join(desk.folder, 'messages.json'), 'utf8')).toBe('mine');
  },
  async 'import --write, --format'() {
    await using desk = await openDesk();
    await writeFile(join(desk.folder, 'messages.json'), JSON.stringify([makeEntry(1)]));
    const { code, out } = await desk.run(['import', 'messages.json']);
    expect([code, out]).toEqual([0, expect.stringContaining('1 entry to add')]);
    expect(await desk.store.countEntries()).toMatchObject({ visible: 0 });

    await desk.store.addParts({ entries: [makeEntry(2)], blocks: [] });
    await desk.run(['export', 'messages.csv']);
    expect((await desk.run(['import', 'messages.csv'])).out).toContain('0 entries to add, 1 there already');
  },
  async 'doctor --address'() {
    await using desk = await openDesk();
    const asked = new Set<string>();
    const fetch = async (input: string | URL | Request) => {
      asked.add(new URL(String(input)).origin);
      throw new TypeError('fetch failed');
    };
    await desk.run(['doctor'], { tool: { fetch } });
    expect([...asked]).toEqual(['http://localhost:3000']);
  },
  async '--data'() {
    const workFolder = resolve('elsewhere');
    const home = resolve('my-site');
    expect(chooseDataFolder(undefined, { environment: {}, home, workFolder })).toBe(resolve('my-site/data'));
    for (const environment of [{}, { DATA_FOLDER: 'mine' }, { DATA_FOLDER: '/var/lib/bonbon' }]) {
      const { dataFolder } = readConfig(environment, home);
      expect(chooseDataFolder(undefined, { environment, home, workFolder })).toBe(dataFolder);
    }
  },
  async '--json'() {
    await using desk = await openFullDesk();
    for (const name of ['list', 'blocks', 'settings', 'close', 'open']) {
      const { out } = await desk.run([name]);
      expect(() => JSON.parse(out), name).toThrow(SyntaxError);
    }
  },
  async '--help'() {
    await using desk = await openFullDesk();
    expect((await desk.run(['list'])).out).not.toContain('Usage:');
  },
  async 'backup --keep'() {
    await using desk = await openDesk();
    for (let minutes = 1; minutes <= 12; minutes++) {
      await desk.run([''], { commands: backupCommands, tool: { now: () => startMs + minutes * 60_000 } });
    }
    expect(await readdir(join(desk.dataFolder, 'backups'))).toHaveLength(12);
  },
  async 'backup restore --yes'() {
    await using desk = await openDesk([makeEntry(1)]);
    await desk.run(['', 'mine.sqlite'], { commands: backupCommands });
    await desk.store.addParts({ entries: [makeEntry(2)], blocks: [] });
    desk.close();
    const { questions } = await desk.run(['restore', 'mine.sqlite'], { commands: backupCommands, answers: false });
    expect(questions).toHaveLength(1);
    expect(await listedIds(desk)).toEqual([id(2), id(1)]);
  },
};

test.each(Object.keys(withoutOption))('%s may be left out', async (options) => {
  await withoutOption[options]?.();
});

it('is known what happens without each option of each command', () => {
  const tested = Object.keys(withoutOption).flatMap((title) => {
    const [first = '', ...others] = title.split(', ');
    const command = first.replace(/--.*/, '');
    return [first, ...others.map((option) => command + option)];
  });
  const named = (prefix: string, options: object) => Object.keys(options).map((option) => `${prefix}--${option}`);
  expect(tested.sort()).toEqual(
    [
      ...named('', sharedOptions),
      ...commands.flatMap(({ name, options = {} }) => named(`${name} `, options)),
      ...backupCommands.flatMap(({ name, options = {} }) => named(`${`backup ${name}`.trim()} `, options)),
    ].sort(),
  );
});
