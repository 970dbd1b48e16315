import { expect, it } from 'vitest';
import { makeEntry, openFixture } from '#admin/commands/tool-fixture.ts';

const mine = { audience: 'owner', state: 'hidden' } as const;

it('marks what is only for the owner, in full and in the list', async () => {
  await using fixture = await openFixture([makeEntry(1, mine), makeEntry(2)]);
  expect((await fixture.run(['list'])).out).toMatch(/1760000000001.*only for you/);
  expect((await fixture.run(['show', '1760000000001'])).out).toContain('you alone; nobody else can read it');
});

it('neither hides, shows nor answers it, and says why', async () => {
  await using fixture = await openFixture([makeEntry(1, mine)]);
  for (const command of [['restore'], ['hide'], ['reply']]) {
    const { code, notes } = await fixture.run([...command, '1760000000001', ...(command[0] === 'reply' ? ['Hi'] : [])]);
    expect([code, notes]).toEqual([1, expect.stringContaining('1760000000001 is only for you')]);
  }
  expect(await fixture.store.findEntries(['1760000000001'])).toMatchObject([{ ...mine, reply: null }]);
});

it('keeps one that waited, and one from the bin, for the owner alone', async () => {
  const waiting = { audience: 'owner', state: 'waiting' } as const;
  await using fixture = await openFixture([makeEntry(1, waiting), makeEntry(2, { ...mine, state: 'deleted' })]);
  expect((await fixture.run(['approve', '1760000000001'])).out).toContain('1 entry is kept, only for you');
  expect((await fixture.run(['restore', '1760000000002'])).out).toContain('1 entry is kept, only for you');
  expect(await fixture.store.countEntries()).toMatchObject({ visible: 0, hidden: 2 });
});
