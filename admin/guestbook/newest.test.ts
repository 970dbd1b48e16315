import { expect, it } from 'vitest';
import { makeEntry, openFixture, startMs } from '#admin/commands/tool-fixture.ts';

const id = (number: number) => String(startMs + number);
const openFullFixture = () =>
  openFixture([
    makeEntry(1),
    makeEntry(2),
    makeEntry(3, { state: 'hidden' }),
    makeEntry(4, { state: 'waiting' }),
    makeEntry(5, { state: 'deleted' }),
  ]);

it('takes newest for the newest entry that a command applies to', async () => {
  await using fixture = await openFullFixture();
  const stateOf = async (number: number) => (await fixture.store.findEntries([id(number)]))[0]?.state;

  expect((await fixture.run(['show', 'newest'])).out).toContain(`ID       ${id(4)}`);
  await fixture.run(['reply', 'newest', 'Thank you!']);
  expect(await fixture.store.findEntries([id(4)])).toMatchObject([{ reply: 'Thank you!' }]);
  expect((await fixture.run(['approve', 'newest'])).out).toBe(
    `${id(4)}  Praline 4: Hello, number 4!\n1 entry is now visible\n`,
  );
  expect(await stateOf(4)).toBe('visible');
  await fixture.run(['hide', 'newest']);
  expect(await stateOf(4)).toBe('hidden');
  await fixture.run(['restore', 'newest']);
  expect(await stateOf(5)).toBe('visible');
  const deleted = await fixture.run(['delete', 'newest'], { answers: true });
  expect(deleted.questions).toEqual(['Move 1 entry to the bin?']);
  expect(await stateOf(5)).toBe('deleted');
  await fixture.run(['delete', '--forever', 'newest', '--yes']);
  expect(await stateOf(5)).toBeUndefined();
});

it('takes newest together with ids, and each entry once', async () => {
  await using fixture = await openFixture([makeEntry(1), makeEntry(2)]);
  expect(JSON.parse((await fixture.run(['hide', 'newest', id(2), id(1), '--json'])).out).changed).toEqual([
    id(2),
    id(1),
  ]);
});

it.each([
  ['show', 'visible, waiting, or hidden'],
  ['approve', 'waiting'],
  ['hide', 'visible or waiting'],
  ['restore', 'hidden or deleted'],
  ['delete', 'visible, waiting, or hidden'],
])('reports that there is no newest entry to %s', async (name, states) => {
  await using fixture = await openFixture();
  expect(await fixture.run([name, 'newest'])).toMatchObject({
    code: 1,
    notes: `There is no newest entry: none is ${states}. Nothing was changed.\n`,
  });
});
