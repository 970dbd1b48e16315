import assert from 'node:assert/strict';
import type { Check } from '../plan.ts';
import type { Walkthrough } from '../walkthrough.ts';

const links = 'https://a.example https://b.example https://c.example';
const listVisibleIds = async (walk: Walkthrough) => (await walk.listMessages()).map(({ id }) => id);
const findVisible = async (walk: Walkthrough, id: string) =>
  (await walk.listMessages()).find((entry) => entry.id === id);

/** One message in each state, made by the commands that the table explains. */
let ids: { visible: string; waiting: string; hidden: string; deleted: string } | undefined;

async function prepare(walk: Walkthrough) {
  await walk.serve();
  if (ids) return ids;
  const visible = await walk.sign('Visible hills');
  const waiting = await walk.sign(`Waiting hills ${links}`);
  const hidden = await walk.sign('Hidden hills');
  const deleted = await walk.sign('Deleted hills');
  await walk.terminal.run(`npm run guestbook -- hide ${hidden}`);
  await walk.terminal.run(`npm run guestbook -- delete ${deleted} --yes`);
  ids = { visible, waiting, hidden, deleted };
  return ids;
}

function lists(expects: string, isListed: Record<'visible' | 'waiting' | 'hidden' | 'deleted', boolean>): Check {
  return {
    expects,
    async run(walk) {
      const all = await prepare(walk);
      const { printed } = await walk.type();
      for (const [state, expected] of Object.entries(isListed)) {
        assert.equal(printed.includes(all[state as keyof typeof all]), expected, `${state} in:\n${printed}`);
      }
    },
  };
}
const none = { visible: false, waiting: false, hidden: false, deleted: false };

/** The table of commands in docs/guide/guestbook.md, in its order. */
export const guestbookTable: Record<string, Check> = {
  'npm run guestbook -- list --waiting': lists('shows only what waits', { ...none, waiting: true }),
  'npm run guestbook -- list --hidden': lists('shows only what is hidden', { ...none, hidden: true }),
  'npm run guestbook -- list --bin': lists('shows only the bin', { ...none, deleted: true }),
  'npm run guestbook -- list --all': lists('shows everything', {
    visible: true,
    waiting: true,
    hidden: true,
    deleted: true,
  }),
  'npm run guestbook -- list --search TEXT': {
    expects: 'finds a text',
    async run(walk) {
      const all = await prepare(walk);
      const { printed } = await walk.type({ inPlaceOf: { TEXT: 'Hidden' } });
      assert(printed.includes(all.hidden) && !printed.includes(all.visible), printed);
    },
  },
  'npm run guestbook -- list --limit N': {
    expects: 'shows that many',
    async run(walk) {
      await prepare(walk);
      const { printed } = await walk.type({ inPlaceOf: { N: '2' } });
      assert.equal(printed.match(/^\d{13} /gm)?.length, 2, printed);
    },
  },
  'npm run guestbook -- show ID': {
    expects: 'shows all of a message, and why it waits',
    async run(walk) {
      const { waiting } = await prepare(walk);
      const { printed } = await walk.type({ inPlaceOf: { ID: waiting } });
      assert(printed.includes('https://c.example') && printed.includes('links'), printed);
    },
  },
  'npm run guestbook -- show newest': {
    expects: 'accepts newest instead of an id',
    async run(walk) {
      await prepare(walk);
      const { printed } = await walk.type();
      assert(printed.includes('Hidden hills'), printed);
    },
  },
  'npm run guestbook -- approve ID…': {
    expects: 'shows a waiting message to everybody',
    async run(walk) {
      const { waiting } = await prepare(walk);
      await walk.type({ inPlaceOf: { 'ID…': waiting } });
      assert((await listVisibleIds(walk)).includes(waiting));
    },
  },
  'npm run guestbook -- approve --all': {
    expects: 'shows everything that waits to everybody',
    async run(walk) {
      const id = await walk.sign(`All may see ${links}`);
      await walk.type({ answer: 'y' });
      assert((await listVisibleIds(walk)).includes(id));
    },
  },
  'npm run guestbook -- approve --held links': {
    expects: 'shows everything that waits for one reason to everybody',
    async run(walk) {
      const id = await walk.sign(`Links may be seen ${links}`);
      await walk.type({ answer: 'y' });
      assert((await listVisibleIds(walk)).includes(id));
    },
  },
  'npm run guestbook -- hide ID…': {
    expects: 'hides a message from visitors',
    async run(walk) {
      const { visible } = await prepare(walk);
      await walk.type({ inPlaceOf: { 'ID…': visible } });
      assert(!(await listVisibleIds(walk)).includes(visible));
    },
  },
  'npm run guestbook -- delete ID…': {
    expects: 'moves a message to the bin',
    async run(walk) {
      const { waiting } = await prepare(walk);
      await walk.type({ inPlaceOf: { 'ID…': waiting }, answer: 'y' });
      assert(!(await listVisibleIds(walk)).includes(waiting));
    },
  },
  'npm run guestbook -- delete --forever --all': {
    expects: 'empties the bin',
    async run(walk) {
      const { waiting } = await prepare(walk);
      const before = walk.countEntries();
      await walk.type({ answer: 'y' });
      assert(walk.countEntries() < before);
      assert.equal((await walk.terminal.run(`npm run guestbook -- show ${waiting}`)).code, 1);
    },
  },
  'npm run guestbook -- restore ID…': {
    expects: 'restores what was hidden',
    async run(walk) {
      const { visible } = await prepare(walk);
      await walk.type({ inPlaceOf: { 'ID…': visible } });
      assert((await listVisibleIds(walk)).includes(visible));
    },
  },
  'npm run guestbook -- reply ID "Thank you!"': {
    expects: 'puts an answer below a message',
    async run(walk) {
      const { visible } = await prepare(walk);
      await walk.type({ inPlaceOf: { ID: visible } });
      assert.equal((await findVisible(walk, visible))?.reply, 'Thank you!');
    },
  },
  'npm run guestbook -- reply ID --remove': {
    expects: 'removes the answer',
    async run(walk) {
      const { visible } = await prepare(walk);
      await walk.type({ inPlaceOf: { ID: visible }, answer: 'y' });
      assert.equal((await findVisible(walk, visible))?.reply, null);
    },
  },
  'npm run guestbook -- close': {
    expects: 'accepts no more messages',
    async run(walk) {
      await walk.serve();
      await walk.type();
      await assert.rejects(walk.sign('Too late'), /403/);
    },
  },
  'npm run guestbook -- open': {
    expects: 'accepts messages again',
    async run(walk) {
      await walk.type();
      // The limit for one sender starts again with a new server.
      await walk.endServer();
      await walk.serve();
      await walk.sign('Just in time');
    },
  },
  'npm run guestbook -- settings': {
    expects: 'shows the rules in force, and whether the book is open',
    async run(walk) {
      const { printed } = await walk.type();
      assert.match(printed, /maxLinks +2/);
      assert.match(printed, /\bopen\b/);
    },
  },
};
