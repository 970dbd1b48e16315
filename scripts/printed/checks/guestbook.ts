import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Check, DocumentChecks } from '../plan.ts';
import type { Walkthrough } from '../walkthrough.ts';
import { checkBackup, copiesTheDatabase, findsAllWell, listsNewMessages, readBackupName } from './guestbook-checks.ts';
import { guestbookTable } from './guestbook-table.ts';
import { checkServing } from './site-checks.ts';

const links = 'https://a.example https://b.example https://c.example';
/** The message that restoring brings back, and the backup with it. */
const kept = 'This one is in the backup.';
let backup = '';

const blocks = (expects: string, run: Check['run']): Check => ({ expects, run });
const held = (id: string) => ({ id, state: 'waiting', held_because: 'flood' });
const stateOf = async (walk: Walkthrough, id: string) =>
  (await walk.listMessages()).some((entry) => entry.id === id) ? 'visible' : 'unseen';

export const guestbook: DocumentChecks = {
  document: 'docs/guide/guestbook.md',
  where: 'site',
  checks: {
    'npm run guestbook -- list': listsNewMessages,
    ...guestbookTable,
    'npm run guestbook -- door': {
      expects: 'prints a link that lets the owner in',
      async run(walk) {
        await walk.serve();
        const { printed } = await walk.type();
        const link = /http:\/\/localhost:3000\/\S*door\/[\w-]{43}/.exec(printed)?.[0];
        assert(link !== undefined && printed.includes('It leads to this computer'), printed);
        assert((await (await fetch(link)).text()).includes('Come in'), 'The link leads nowhere.');
        const body = new URLSearchParams({ link: link.split('/').at(-1) ?? '' });
        const { origin } = new URL(link);
        const address = link.replace(/[\w-]{43}$/, 'in');
        const answer = await fetch(address, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
        assert.equal(answer.status, 303);
      },
    },
    'npm run guestbook -- door --list': {
      expects: 'lists the open doors',
      async run(walk) {
        const { printed } = await walk.type();
        assert(/on a computer/.test(printed), printed);
      },
    },
    'npm run guestbook -- door --close all': {
      expects: 'shuts every door',
      async run(walk) {
        await walk.type();
        const { printed } = await walk.terminal.run('npm run guestbook -- door --list');
        assert(printed.includes('No door is open'), printed);
      },
    },
    'npm run guestbook -- block word "casino*"': blocks(
      'holds messages with a word that begins like this',
      async (walk) => {
        await walk.type();
        assert.equal(await stateOf(walk, await walk.sign('Two C.A.S.I.N.O.s for you')), 'unseen');
      },
    ),
    'npm run guestbook -- block sender spam.example': blocks('holds messages with a website', async (walk) => {
      await walk.type();
      const website = 'https://www.spam.example/pills';
      assert.equal(await stateOf(walk, await walk.sign('I sell lamps.', { website })), 'unseen');
    }),
    'npm run guestbook -- blocks': blocks('lists what is blocked', async (walk) => {
      const { printed } = await walk.type();
      assert(printed.includes('casino*') && printed.includes('spam.example'), printed);
    }),
    'npm run guestbook -- unblock word "casino*"': blocks('removes a block', async (walk) => {
      await walk.type();
      assert.equal(await stateOf(walk, await walk.sign('A casino of lamps')), 'visible');
    }),
    'npm run guestbook -- delete --held honeypot': blocks('moves messages from bots to the bin', async (walk) => {
      const id = await walk.sign('Buy lamps', { isTrapped: true });
      await walk.type({ answer: 'y' });
      const { printed } = await walk.terminal.run('npm run guestbook -- list --bin');
      assert(printed.includes(id), printed);
    }),
    'npm run guestbook -- delete --held flood': blocks(
      'moves messages held during a flood to the bin',
      async (walk) => {
        const id = await walk.sign('One of two hundred');
        const file = join(walk.otherFolder, 'flood.json');
        await walk.terminal.run(`npm run guestbook -- export ${file}`);
        const { entries, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { entries: { id: string }[] };
        const flood = entries.filter((entry) => entry.id === id).map((entry) => ({ ...entry, ...held(`1${id}`) }));
        await writeFile(file, JSON.stringify({ ...rest, entries: flood }));
        await walk.terminal.run(`npm run guestbook -- import ${file} --write`);
        await walk.type({ answer: 'y' });
        const { printed } = await walk.terminal.run('npm run guestbook -- list --bin');
        assert(printed.includes(`1${id}`), printed);
      },
    ),
    'GUESTBOOK_WEBHOOK=http://localhost:4000/new-messages npm start': {
      expects: 'notifies the owner’s own program of new messages, by POST and in JSON',
      run: notifiesOwnProgram,
    },
    'npm run guestbook -- export messages.json': {
      expects: 'writes all messages in every state into a file',
      async run(walk) {
        await walk.serve();
        await walk.sign(links);
        await walk.type();
        const { entries } = await readExport(walk);
        assert.equal(entries.length, walk.countEntries());
        assert(entries.every(({ id }) => /^\d+$/.test(id)));
        assert(['visible', 'waiting', 'deleted'].every((state) => entries.some((entry) => entry.state === state)));
      },
    },
    'npm run guestbook -- import messages.json': {
      expects: 'looks at every row, and changes nothing',
      async run(walk) {
        const [lost] = (await readExport(walk)).entries.filter(({ state }) => state === 'deleted');
        await walk.terminal.run(`npm run guestbook -- delete --forever ${lost?.id} --yes`);
        const before = walk.countEntries();
        assert.match((await walk.type()).printed, /\b1 entry\b/);
        assert.equal(walk.countEntries(), before);
      },
    },
    'npm run guestbook -- import messages.json --write': {
      expects: 'adds what is missing',
      async run(walk) {
        await walk.type();
        assert.equal(walk.countEntries(), (await readExport(walk)).entries.length);
      },
    },
    'npm run backup': {
      expects: copiesTheDatabase.expects,
      async run(walk) {
        await walk.serve();
        await walk.sign(kept);
        const { printed } = await walk.type();
        backup = readBackupName(printed);
        checkBackup(walk.folder, backup, walk.countEntries());
      },
    },
    'npm run backup -- --keep 10': {
      expects: 'leaves the ten newest backups',
      async run(walk) {
        const folder = join(walk.folder, 'data/backups');
        for (let day = 10; day < 22; day++) {
          await copyFile(join(walk.folder, backup), join(folder, `bonbon-2020-01-${day}T00-00-00.sqlite`));
        }
        backup = readBackupName((await walk.type()).printed);
        const names = (await readdir(folder)).filter((name) => name.startsWith('bonbon-'));
        assert.equal(names.length, 10);
        assert.ok(names.includes(basename(backup)));
      },
    },
    'npm run backup -- /media/stick': {
      expects: 'copies to a folder of the owner’s choice',
      async run(walk) {
        const stick = join(walk.otherFolder, 'stick');
        await mkdir(stick);
        await walk.type({ inPlaceOf: { '/media/stick': stick } });
        const [name = ''] = await readdir(stick);
        checkBackup(stick, name, walk.countEntries());
      },
    },
    'npm run backup -- restore newest': { expects: 'restores the newest backup', run: (walk) => restore(walk) },
    'npm run backup -- restore data/backups/bonbon-2026-11-21T05-17-00.sqlite': {
      expects: 'restores the named backup',
      run: (walk) => restore(walk, { 'data/backups/bonbon-2026-11-21T05-17-00.sqlite': backup }),
    },
    'npm run guestbook -- doctor': findsAllWell,
  },
};

type Exported = { entries: { id: string; state: string }[] };
const readExport = async (walk: Walkthrough) => JSON.parse(await walk.read('messages.json')) as Exported;

/** The server shows the messages of the backup again, and the database before it is moved aside. */
async function restore(walk: Walkthrough, inPlaceOf: Record<string, string> = {}) {
  await walk.serve();
  const later = await walk.sign('This one came after the backup.');
  await walk.endServer();
  const { printed } = await walk.type({ inPlaceOf, answer: 'y' });
  const [aside] = /data\/backups\/replaced-\S+?\.sqlite/.exec(printed) ?? [];
  assert(aside && existsSync(join(walk.folder, aside)), printed);
  await walk.serve();
  const messages = await walk.listMessages();
  assert(messages.some(({ message }) => message === kept));
  assert(!messages.some(({ id }) => id === later));
}

async function notifiesOwnProgram(walk: Walkthrough) {
  await walk.endServer();
  let receive: (body: string) => void;
  const notice = new Promise<string>((resolve) => {
    receive = resolve;
  });
  const program = createServer((request, response) => {
    void text(request).then((body) => {
      response.end();
      if (request.method === 'POST' && request.url === '/new-messages') receive(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    program.on('error', reject).listen(4000, 'localhost', resolve);
  });
  try {
    await checkServing(walk, walk.start());
    const id = await walk.sign('Tell your program.');
    const { entries, ...rest } = JSON.parse(await notice) as { entries: { id: string; message: string }[] };
    assert.deepEqual(
      entries.map((entry) => [entry.id, entry.message]),
      [[id, 'Tell your program.']],
    );
    const printed = JSON.parse(await readPrintedNotice(walk)) as { entries: object[] };
    assert.deepEqual(Object.keys({ ...rest, entries }).sort(), Object.keys(printed).sort());
    assert.deepEqual(Object.keys(entries[0] ?? {}).sort(), Object.keys(printed.entries[0] ?? {}).sort());
  } finally {
    program.closeAllConnections();
    program.close();
    await walk.endServer();
  }
}

/** The notice as the document shows it. */
async function readPrintedNotice(walk: Walkthrough): Promise<string> {
  return /```json\n(.*?)```/s.exec(await readFile(join(walk.clone, 'docs/guide/guestbook.md'), 'utf8'))?.[1] ?? '';
}
