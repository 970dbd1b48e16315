import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeEntry, openFixture, startMs } from '#admin/commands/tool-fixture.ts';
import { entryStates, type OwnerRow } from '#model/guestbook-table.ts';
import { commands as backupCommands } from '../../backup/commands.ts';

/** One of everything that a guestbook may contain and an export could damage. */
const hostile: OwnerRow[] = [
  makeEntry(1, { reply: '=Thank\n"you", really', reply_time: startMs + 5, website: 'https://praline.example/?a=1,2' }),
  makeEntry(2, { name: '=1+1', message: '@SUM(A1:A9)\n\n"quoted", with commas;\tand a tab' }),
  makeEntry(3, { name: "'=kept", message: "'", state: 'hidden' }),
  makeEntry(4, {
    name: '日本 🎉',
    message: 'evil\u202e \u200b \u2028 ﷽',
    state: 'waiting',
    held_because: 'blocked-sender',
  }),
  makeEntry(5, { message: 'x'.repeat(1000), state: 'deleted', held_because: 'honeypot' }),
  makeEntry(6, { time: startMs + 5, message: '-' }),
  makeEntry(8, { sticker: 'moon', paper: 'gingham' }),
  makeEntry(9, { sticker: 'tea' }),
  // A cell that begins like a formula, and 3 bits a pixel.
  makeEntry(10, {
    drawing: `-${'w_A-'.repeat(767)}w_8`,
    depicts: '=A cat\u200b, "asleep"',
    state: 'waiting',
    held_because: 'drawing',
  }),
  makeEntry(11, { drawing: '_____w', depicts: 'Fog' }),
  makeEntry(12, { audience: 'owner', state: 'hidden' }),
  makeEntry(7, { id: '7', time: 8_640_000_000_000_000, message: 'null' }),
];

/** The first of them begins as a formula does. */
const hearts = ['-rFNcTjNcFyYXRCzR06Wyg', 'JrFNcTjNcFyYXRCzR06W_g', 'b'.repeat(22)].map((giver) => ({
  entry_id: String(startMs + 1),
  giver,
}));

it.each(['json', 'csv'])('exports, imports into an empty guestbook and exports the same bytes: %s', async (format) => {
  await using from = await openFixture(hostile, undefined, [...hearts].reverse());
  await using to = await openFixture();
  await from.run(['block', 'word', 'casino*']);
  await from.run(['close']);

  const exported = await from.run(['export', `all.${format}`]);
  expect(exported).toMatchObject({ code: 0, out: `12 entries written to all.${format}.\n` });
  const bytes = await readFile(join(from.folder, `all.${format}`));
  await writeFile(join(to.folder, `all.${format}`), bytes);
  expect(await to.run(['import', `all.${format}`, '--write'])).toMatchObject({ code: 0 });
  await to.run(['export', `again.${format}`]);

  expect(await readFile(join(to.folder, `again.${format}`))).toEqual(bytes);
  expect(await to.store.readPage(entryStates, undefined, 99)).toEqual(
    await from.store.readPage(entryStates, undefined, 99),
  );
  expect(await to.store.findEntries([String(startMs + 1)])).toMatchObject([{ hearts: 3 }]);
  expect(await to.store.readHearts([String(startMs + 1)])).toEqual(hearts);
  expect(await to.store.readIsOpen()).toBe(format === 'csv');
  expect(await to.store.listBlocks()).toHaveLength(format === 'csv' ? 0 : 1);
});

it('exports JSON with one line for each entry, and its columns in a fixed order', async () => {
  await using fixture = await openFixture([makeEntry(1, { message: 'turn\u202e' })]);
  await fixture.run(['block', 'sender', 'spam.example']);
  expect((await fixture.run(['export'])).out).toBe(`\
{
  "bonbon": "guestbook",
  "version": 1,
  "settings": {"isOpen":true},
  "blocks": [
    {"kind":"sender","value":"spam.example"}
  ],
  "entries": [
    {"id":"1760000000001","name":"Praline 1","website":"","message":"turn\\u202e","time":1760000000001,"state":"visible","held_because":null,"reply":null,"reply_time":null,"sticker":null,"paper":null,"drawing":null,"depicts":null,"audience":null,"hearts":0,"hearted_by":null}
  ]
}
`);
});

it('exports CSV of RFC 4180 that no spreadsheet reads as formulas', async () => {
  await using fixture = await openFixture([makeEntry(1, { name: '=1+1', message: 'two\n"lines"' })]);
  expect((await fixture.run(['export', '--format', 'csv'])).out).toBe(
    '\ufeffid,name,website,message,time,state,held_because,reply,reply_time,sticker,paper,drawing,depicts,audience,hearts,hearted_by\r\n' +
      '1760000000001,\'=1+1,,"two\n""lines""",1760000000001,visible,,,,,,,,,0,\r\n',
  );
});

it('writes a file that only its owner can read, and asks before it replaces one', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await writeFile(join(fixture.folder, 'mine.json'), 'something else');

  expect(await fixture.run(['export', 'mine.json'], { answers: false })).toMatchObject({ code: 1 });
  expect(await readFile(join(fixture.folder, 'mine.json'), 'utf8')).toBe('something else');
  expect(await fixture.run(['export', 'mine.json', '--yes'])).toMatchObject({ code: 0 });
  expect((await stat(join(fixture.folder, 'mine.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(fixture.folder)).toEqual(['data', 'mine.json', 'site.yaml']);
  expect(await fixture.run(['export', 'nowhere/mine.json'])).toMatchObject({ code: 1 });
  expect((await fixture.run(['export', 'mine.txt'])).notes).toContain('Name the format: --format json');
});

it('writes nothing without --write', async () => {
  await using fixture = await openFixture([makeEntry(1), makeEntry(2)]);
  const rows = [makeEntry(1), makeEntry(2, { message: 'Other words', state: 'hidden' }), makeEntry(3)];
  await writeFile(join(fixture.folder, 'rows.json'), JSON.stringify(rows));

  const { code, out } = await fixture.run(['import', 'rows.json']);
  expect(code).toBe(0);
  expect(out).toBe(`\
1 entry to add, 1 already there.
1 entry differs from the guestbook, which keeps its own version:
    1760000000002  message, state

Nothing was written. To import: npm run guestbook -- import rows.json --write
`);
  expect((await fixture.store.countEntries()).visible).toBe(2);
  const elsewhere = await fixture.run(['import', 'rows.json', '--data', 'elsewhere']);
  expect(elsewhere.out).toContain('To import: npm run guestbook -- import rows.json --write --data elsewhere\n');

  const written = await fixture.run(['import', 'rows.json', '--write', '--json']);
  expect(JSON.parse(written.out)).toEqual({
    isWritten: true,
    added: 1,
    same: 1,
    conflicts: [{ id: '1760000000002', columns: ['message', 'state'] }],
    addedBlocks: 0,
    isOpen: null,
  });
  expect(await fixture.store.findEntries(['1760000000002'])).toEqual([makeEntry(2)]);
  expect((await fixture.store.countEntries()).visible).toBe(3);
});

it('lists an entry whose hearts differ, and leaves them as they are', async () => {
  await using fixture = await openFixture([makeEntry(1)], undefined, hearts);
  await writeFile(join(fixture.folder, 'rows.json'), JSON.stringify([makeEntry(1)]));
  const { out } = await fixture.run(['import', 'rows.json', '--write']);
  expect(out).toContain('1760000000001  hearts, hearted_by');
  expect(await fixture.store.readHearts([String(startMs + 1)])).toHaveLength(3);
});

it('writes nothing from a file with mistakes, and lists them all', async () => {
  await using fixture = await openFixture();
  await writeFile(
    join(fixture.folder, 'rows.csv'),
    'id,name,message,time\n1,Praline,Hello,5\n2,,Hello,6\n3,Praline,,7\n',
  );

  const { code, notes } = await fixture.run(['import', 'rows.csv', '--write']);
  expect(code).toBe(1);
  expect(notes).toBe(`\
rows.csv, line 3  name  must be 1 to 80 characters on one line
    for example: Praline
rows.csv, line 4  message  must be 1 to 1000 characters without control characters
    for example: Hello there!

2 mistakes. Nothing was written.
`);
  expect(await fixture.store.readPage(entryStates, undefined, 9)).toEqual([]);

  const forPrograms = JSON.parse((await fixture.run(['import', 'rows.csv', '--write', '--json'])).out);
  expect(forPrograms.error).toBe('2 mistakes in rows.csv. Nothing was written.');
  expect(forPrograms.problems[0]).toMatchObject({ place: 'line 3', key: 'name' });
});

it('does not close a guestbook that is in use', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  const file = { bonbon: 'guestbook', version: 1, settings: { isOpen: false }, blocks: [], entries: [] };
  await writeFile(join(fixture.folder, 'closed.json'), JSON.stringify(file));
  expect((await fixture.run(['import', 'closed.json', '--write'])).out).toContain(
    'does not open or close the guestbook',
  );
  expect(await fixture.store.readIsOpen()).toBe(true);
});

it('creates a guestbook only when it writes the file', async () => {
  await using fixture = await openFixture();
  await writeFile(join(fixture.folder, 'rows.json'), JSON.stringify([makeEntry(1)]));
  const other = join(fixture.folder, 'other');

  expect((await fixture.run(['import', 'rows.json', '--data', 'other'])).out).toContain('1 entry to add');
  expect(existsSync(other)).toBe(false);
  expect((await fixture.run(['import', 'rows.json', '--data', 'other', '--write'])).code).toBe(0);
  expect((await fixture.run(['list', '--data', 'other'])).out).toContain('Hello, number 1!');
});

it('exports more entries than one page has', async () => {
  const many = Array.from({ length: 2100 }, (_, number) => makeEntry(number));
  await using fixture = await openFixture(many);
  expect(JSON.parse((await fixture.run(['export'])).out).entries).toEqual(
    many.toReversed().map((entry) => ({ ...entry, hearted_by: null })),
  );
});

it('reports a file that cannot be read', async () => {
  await using fixture = await openFixture();
  expect((await fixture.run(['import', 'gone.json'])).notes).toContain('gone.json cannot be read:');
});

it('reports mistakes in a hostile file without its control characters', async () => {
  await using fixture = await openFixture();
  const sequence = '\u001b]0;mine\u0007';
  await writeFile(join(fixture.folder, 'key.json'), JSON.stringify([{ ...makeEntry(1), [sequence]: 1 }]));
  await writeFile(join(fixture.folder, 'cut.json'), `${sequence}[`);
  await writeFile(join(fixture.folder, 'quote.csv'), `id,name\n1,"a"${sequence}\n`);
  for (const file of ['key.json', 'cut.json', 'quote.csv']) {
    const { code, notes } = await fixture.run(['import', file]);
    expect(code).toBe(1);
    expect(notes).not.toMatch(/[^\P{Cc}\n]/u);
  }
});

it('warns when Git would publish the file that it wrote', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  expect((await fixture.run(['export', 'mine.json'])).notes).toBe('');
  execFileSync('git', ['init', '--quiet', fixture.folder]);
  await writeFile(join(fixture.folder, '.gitignore'), 'messages.json\n');
  expect((await fixture.run(['export', 'messages.json'])).notes).toBe('');
  expect((await fixture.run(['export', 'mine.csv'])).notes).toBe(
    'mine.csv contains what visitors wrote, including hidden messages, and Git would publish it with your site: move it elsewhere, or add it to .gitignore.\n',
  );
  expect((await fixture.run([''], { commands: backupCommands })).notes).toBe('');
  expect((await fixture.run(['', '.'], { commands: backupCommands })).notes).toContain('Git would publish it');
});
