import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, test } from 'vitest';
import { helpOption } from '#admin/commands/command.ts';
import { makeEntry, openFixture, startMs } from '#admin/commands/tool-fixture.ts';
import { readConfig } from '#server/config.ts';
import { commands as backupCommands } from '../backup/commands.ts';
import { commands } from './commands.ts';
import { sharedOptions } from './guestbook-command.ts';
import { chooseDataFolder } from './stores/backend.ts';

const id = (number: number) => String(startMs + number);
const openFullFixture = () =>
  openFixture([
    makeEntry(1),
    makeEntry(2, { state: 'waiting', held_because: 'links' }),
    makeEntry(3, { state: 'hidden' }),
    makeEntry(4, { state: 'deleted' }),
  ]);
type Fixture = Awaited<ReturnType<typeof openFixture>>;
const listedIds = async (fixture: Fixture, ...typed: string[]) =>
  JSON.parse((await fixture.run(['list', ...typed, '--json'])).out).entries.map((row: { id: string }) => row.id);

/** What each command does without the option. */
const withoutOption: Record<string, () => Promise<void>> = {
  async 'list --all, --bin, --hidden, --visible, --waiting'() {
    await using fixture = await openFullFixture();
    expect(await listedIds(fixture)).toEqual([id(3), id(2), id(1)]);
  },
  async 'list --search'() {
    await using fixture = await openFullFixture();
    expect(await listedIds(fixture, '--all')).toHaveLength(4);
  },
  async 'list --limit'() {
    await using fixture = await openFixture(Array.from({ length: 51 }, (_, number) => makeEntry(number)));
    expect(await listedIds(fixture)).toHaveLength(50);
    expect((await fixture.run(['list'])).out).toContain('These are the newest 50');
  },
  async 'approve --all, --held'() {
    await using fixture = await openFullFixture();
    expect(await fixture.run(['approve'], { answers: true })).toMatchObject({ code: 2 });
    expect(await fixture.store.countEntries()).toMatchObject({ waiting: 1 });
  },
  async 'approve --yes'() {
    await using fixture = await openFullFixture();
    expect((await fixture.run(['approve', '--all'], { answers: false })).questions).toEqual(['Publish 1 entry?']);
    expect(await fixture.store.countEntries()).toMatchObject({ waiting: 1 });
  },
  async 'delete --all, --held'() {
    await using fixture = await openFullFixture();
    expect(await fixture.run(['delete'], { answers: true })).toMatchObject({ code: 2 });
    expect(await fixture.run(['delete', '--forever'], { answers: true })).toMatchObject({ code: 2 });
    expect(await fixture.store.countEntries()).toEqual({ visible: 1, waiting: 1, hidden: 1, deleted: 1 });
  },
  async 'delete --forever'() {
    await using fixture = await openFullFixture();
    await fixture.run(['delete', id(1)], { answers: true });
    expect(await fixture.store.countEntries()).toMatchObject({ visible: 0, deleted: 2 });
  },
  async 'delete --yes'() {
    await using fixture = await openFullFixture();
    await fixture.run(['delete', id(1)], { answers: false });
    expect(await fixture.store.countEntries()).toMatchObject({ visible: 1, deleted: 1 });
  },
  async 'reply --remove'() {
    await using fixture = await openFixture([makeEntry(1, { reply: 'Thanks', reply_time: startMs })]);
    expect(await fixture.run(['reply', id(1)], { input: '' })).toMatchObject({ code: 2 });
    expect(await fixture.store.findEntries([id(1)])).toMatchObject([{ reply: 'Thanks' }]);
  },
  async 'reply --yes'() {
    await using fixture = await openFixture([makeEntry(1, { reply: 'Thanks', reply_time: startMs })]);
    await fixture.run(['reply', id(1), 'Second'], { answers: false });
    expect(await fixture.store.findEntries([id(1)])).toMatchObject([{ reply: 'Thanks' }]);
  },
  async 'settings --write, --yes'() {
    // Without --write nothing is asked, and a guestbook without its own rules refuses nothing.
    await using fixture = await openFullFixture();
    expect(await fixture.run(['settings'])).toMatchObject({ code: 0, questions: [] });
  },
  async 'export --format'() {
    await using fixture = await openFullFixture();
    await fixture.run(['export', 'messages.json']);
    await fixture.run(['export', 'messages.csv']);
    const shown = (await fixture.run(['export'])).out;
    const [json, csv] = await Promise.all(
      ['messages.json', 'messages.csv'].map((name) => readFile(join(fixture.folder, name), 'utf8')),
    );
    expect(json).toBe(shown);
    expect(JSON.parse(shown).entries).toHaveLength(4);
    expect(csv?.trim().split('\n')).toHaveLength(5);
  },
  async 'export --yes'() {
    await using fixture = await openFullFixture();
    await writeFile(join(fixture.folder, 'messages.json'), 'mine');
    expect((await fixture.run(['export', 'messages.json'], { answers: false })).questions).toHaveLength(1);
    expect(await readFile(join(fixture.folder, 'messages.json'), 'utf8')).toBe('mine');
  },
  async 'import --write, --format'() {
    await using fixture = await openFixture();
    await writeFile(join(fixture.folder, 'messages.json'), JSON.stringify([makeEntry(1)]));
    const { code, out } = await fixture.run(['import', 'messages.json']);
    expect([code, out]).toEqual([0, expect.stringContaining('1 entry to add')]);
    expect(await fixture.store.countEntries()).toMatchObject({ visible: 0 });

    await fixture.store.addParts({ entries: [makeEntry(2)], blocks: [] });
    await fixture.run(['export', 'messages.csv']);
    expect((await fixture.run(['import', 'messages.csv'])).out).toContain('0 entries to add, 1 already there');
  },
  async 'doctor --address'() {
    await using fixture = await openFixture();
    const asked = new Set<string>();
    const fetch = async (input: string | URL | Request) => {
      asked.add(new URL(String(input)).origin);
      throw new TypeError('fetch failed');
    };
    await fixture.run(['doctor'], { tool: { fetch } });
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
  async 'door --list, --close'() {
    await using fixture = await openFixture();
    const { out } = await fixture.run(['door']);
    expect(out).toMatch(/\/door\/[\w-]{43}$/m);
  },
  async '--json'() {
    await using fixture = await openFullFixture();
    for (const name of ['list', 'blocks', 'settings', 'close', 'open']) {
      const { out } = await fixture.run([name]);
      expect(() => JSON.parse(out), name).toThrow(SyntaxError);
    }
  },
  async '--help'() {
    await using fixture = await openFullFixture();
    expect((await fixture.run(['list'])).out).not.toContain('Usage:');
  },
  async 'backup --keep'() {
    await using fixture = await openFixture();
    for (let minutes = 1; minutes <= 12; minutes++) {
      await fixture.run([''], { commands: backupCommands, tool: { now: () => startMs + minutes * 60_000 } });
    }
    expect(await readdir(join(fixture.dataFolder, 'backups'))).toHaveLength(12);
  },
  async 'backup restore --yes'() {
    await using fixture = await openFixture([makeEntry(1)]);
    await fixture.run(['', 'mine.sqlite'], { commands: backupCommands });
    await fixture.store.addParts({ entries: [makeEntry(2)], blocks: [] });
    fixture.close();
    const { questions } = await fixture.run(['restore', 'mine.sqlite'], { commands: backupCommands, answers: false });
    expect(questions).toHaveLength(1);
    expect(await listedIds(fixture)).toEqual([id(2), id(1)]);
  },
};

test.each(Object.keys(withoutOption))('%s may be left out', async (options) => {
  await withoutOption[options]?.();
});

it('covers each option of each command', () => {
  const tested = Object.keys(withoutOption).flatMap((title) => {
    const [first = '', ...others] = title.split(', ');
    const command = first.replace(/--.*/, '');
    return [first, ...others.map((option) => command + option)];
  });
  const common = { ...sharedOptions, ...helpOption };
  const named = (prefix: string, options: object) =>
    Object.keys(options).flatMap((option) => (prefix !== '' && option in common ? [] : `${prefix}--${option}`));
  expect(tested.sort()).toEqual(
    [
      ...named('', common),
      ...commands.flatMap(({ name, options = {} }) => named(`${name} `, options)),
      ...backupCommands.flatMap(({ name, options = {} }) => named(`${`backup ${name}`.trim()} `, options)),
    ].sort(),
  );
});
