import { answer } from '#admin/commands/answer.ts';
import { ToolError, UsageError } from '#admin/commands/tool-errors.ts';
import { formatTable } from '#admin/terminal/table.ts';
import { closeDoors } from '#server/door/close-doors.ts';
import { createLinkStore, linkMinutes } from '#server/door/links/link-store.ts';
import { createSessionStore, type Session } from '#server/door/sessions/session-store.ts';
import type { Database } from '#server/storage/database.ts';
import { readServerFacts } from '#server/storage/server-facts-store.ts';
import { findDoorAddresses } from '../door/door-addresses.ts';
import { drawCode } from '../door/draw-code.ts';
import { readServedSite } from '../door/served-site.ts';
import type { GuestbookCall, GuestbookCommand } from '../guestbook-command.ts';
import { openBuiltIn } from '../stores/open-store.ts';
import { readSiteServices } from '../stores/site-services.ts';

export const doorCommand: GuestbookCommand = {
  name: 'door',
  summary: 'make a link that opens your door on a phone, or close open doors',
  usage: ['', '--list', '--close ID', '--close all'],
  details:
    `The link is good once, and for ${linkMinutes} minutes. Behind the door you approve, hide, answer and delete messages ` +
    'in a browser. Whoever opens the link first comes in: keep it to yourself.',
  options: {
    list: { description: 'list the open doors' },
    close: {
      value: 'ID',
      description: 'close one door, or with "all" every door, every unused link and every passkey',
    },
  },
  words: [0, 0],
  async run(call) {
    const { list, close } = call.options;
    if (list && close !== undefined) throw new UsageError('Choose one of --list and --close.');
    const backend = await call.backend();
    if (backend.kind === 'supabase') {
      throw new ToolError(
        'This guestbook is kept by Supabase, and the door belongs to the built-in server. Moderate it with the other ' +
          `commands, for example: ${call.writeCommand('guestbook', 'list')}`,
      );
    }
    const database = openBuiltIn(backend.dataFolder, call);
    try {
      if (list) listDoors(call, database);
      else if (close !== undefined) closeTyped(call, database, String(close));
      else await makeLink(call, database);
    } finally {
      database.close();
    }
  },
};

async function makeLink(call: GuestbookCall, database: Database) {
  const { secret, expires } = createLinkStore(database).makeLink(call.now());
  const doors = createSessionStore(database).listSessions(call.now()).length;
  const site = await readSiteServices(call.contentFolder).catch(() => readServedSite(call.home));
  const [link = '', ...others] = findDoorAddresses(site, call.environment, readServerFacts(database).port).map(
    (address) => `${address}door/${secret}`,
  );
  const isOnlyHere = URL.parse(link)?.hostname === 'localhost';
  const until = new Date(expires).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  answer(call, { link, others, expires, doors }, () =>
    [
      isOnlyHere
        ? 'Open this link on this computer:'
        : "Point your phone's camera at this square, or open the link on the device that is to be yours:",
      '',
      call.terminal.paint('green', link),
      '',
      // A phone would look for the site on itself.
      isOnlyHere
        ? 'It leads to this computer. For your phone the site needs an address of its own: address in content/site.yaml.'
        : drawCode(link, call.terminal),
      ...others.map((other) => `On this computer: ${other}`),
      `Good once, until ${until} (ten minutes). The site must be running.`,
      'Whoever opens it first comes in. Keep it to yourself.',
      '',
      `Open doors now: ${doors}. See them: ${call.writeCommand('guestbook', 'door --list')}`,
    ].join('\n'),
  );
}

function listDoors(call: GuestbookCall, database: Database) {
  const doors = createSessionStore(database).listSessions(call.now());
  answer(call, { doors }, () => {
    if (doors.length === 0) return `No door is open. To open one: ${call.writeCommand('guestbook', 'door')}`;
    const [head = '', ...lines] = formatTable(
      [
        { title: 'Door' },
        { title: 'Where', shrinksTo: 12 },
        { title: 'Since' },
        { title: 'Last here' },
        { title: 'Until' },
      ],
      doors.map(writeRow),
      call.terminal.width,
    );
    return [call.terminal.paint('dim', head), ...lines].join('\n');
  });
}

const writeDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const writeRow = ({ id, browser, made, seen, expires }: Session) => [
  id,
  browser,
  writeDay(made),
  writeDay(seen),
  writeDay(expires),
];

function closeTyped(call: GuestbookCall, database: Database, id: string) {
  const sessions = createSessionStore(database);
  if (id !== 'all') {
    if (!sessions.closeSession(id)) {
      throw new ToolError(
        `There is no open door ${JSON.stringify(id)}. To list them: ${call.writeCommand('guestbook', 'door --list')}`,
      );
    }
    answer(call, { closed: [id] }, `The door ${id} is closed.`);
    return;
  }
  const closed = sessions.listSessions(call.now()).map((door) => door.id);
  const { links, passkeys } = closeDoors(database, call.now());
  answer(
    call,
    { closed, links, passkeys },
    `${closed.length === 1 ? '1 door is' : `${closed.length} doors are`} closed, and no link or passkey opens one any more.`,
  );
}
