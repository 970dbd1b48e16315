import { formatCount } from '#admin/guestbook/show-entries.ts';
import { advise, type Finding, fine, skipped, wrong } from '#admin/terminal/finding.ts';
import { maxMessageLength, readLimit } from '#model/guestbook.ts';
import {
  type EntryRow,
  entriesTable,
  errorCodes,
  formFactsHeader,
  statusTable,
  writeFormFacts,
} from '#model/guestbook-table.ts';
import type { Tool } from '../command.ts';
import type { PublicApi, Reply } from './public-api.ts';

export type VisitorChecks = {
  api: PublicApi;
  /** Epoch milliseconds. */
  now: () => number;
  /** Told apart from what visitors write, and from other tests. */
  token: string;
  /** Whether an entry can be removed again: only then something is signed that everybody could see. */
  canRemove: (id: string) => Promise<boolean>;
  /** What is wrong when more is allowed than should be. */
  remedy: string;
  writeCommand: Tool['writeCommand'];
};
export type VisitorFindings = {
  findings: Finding[];
  /** Of all entries that were stored. */
  signedIds: string[];
};

const rowsOf = ({ body }: Reply) => (Array.isArray(body) ? (body as EntryRow[]) : undefined);
const isRefusal = ({ status }: Reply) => status >= 400 && status < 500;
const hourMs = 60 * 60 * 1000;
const say = ({ status, code }: Reply) => `status ${status}${code ? `, ${code}` : ''}`;

/** What visitors can do, and must not be able to do, tried out with nothing but what every browser knows. */
export async function checkVisitors(checks: VisitorChecks): Promise<VisitorFindings> {
  const list = await checks.api.ask('GET', `${entriesTable}?select=*&order=time.desc&limit=${readLimit}`);
  const rows = rowsOf(list);
  if (!rows) return { findings: [explainNoList(list, checks)], signedIds: [] };
  const visitor = createVisitor(checks);
  const findings = [
    checkList(rows, checks),
    ...(await checkStatus(checks)),
    ...(await checkSigning(visitor, checks)),
    ...(await checkCheating(visitor, checks)),
    ...(await checkPrivateTables(checks)),
  ];
  return { findings: dropTwins(findings), signedIds: visitor.signedIds };
}

type Visitor = ReturnType<typeof createVisitor>;

function createVisitor({ api, now, token }: VisitorChecks) {
  const signedIds: string[] = [];
  let lastId = now();
  return {
    signedIds,
    /** Tries to sign, as a test that can be told from what visitors write. */
    async sign(changes: object = {}, headers: Record<string, string> = {}) {
      const time = lastId++;
      const message = `A test of the guestbook by its owner's tool, number ${time} ${token}.`;
      const row = { id: String(time), name: 'Doctor', website: '', message, time, ...changes };
      const reply = await api.ask('POST', `${entriesTable}?select=*`, { row, headers });
      if (reply.status === 201) signedIds.push(row.id);
      return { id: row.id, reply, stored: (reply.body ?? {}) as Partial<EntryRow> };
    },
    /** How many entries of this id everybody sees. */
    async countSeen(id: string) {
      return rowsOf(await api.ask('GET', `${entriesTable}?select=*&id=eq.${id}`))?.length ?? 0;
    },
  };
}

function checkList(rows: readonly EntryRow[], { remedy }: VisitorChecks): Finding {
  const unseen = rows.filter(({ state }) => state !== 'visible').length;
  if (unseen === 0) return fine(`Visitors can read the guestbook: ${describeList(rows.length)}.`);
  return wrong(`Visitors can read what is not visible: ${formatCount(unseen, 'message', 'messages')}.`, remedy);
}

async function checkStatus({ api, remedy }: VisitorChecks): Promise<Finding[]> {
  const status = rowsOf(await api.ask('GET', `${statusTable}?select=*&limit=1`));
  return status?.length === 1 ? [] : [wrong('Visitors cannot see whether the guestbook is open.', remedy)];
}

async function checkSigning(visitor: Visitor, checks: VisitorChecks): Promise<Finding[]> {
  const { now, canRemove, remedy } = checks;
  // What a robot fills in is stored, but never seen: so it proves much, and does not show on the page.
  const facts = { [formFactsHeader]: writeFormFacts({ isTrapped: true, fillMs: 60_000 }) };
  const future = now() + 365 * 24 * hourMs;
  const robot = await visitor.sign({ time: future }, facts);
  if (robot.reply.status !== 201) return [explainNoSigning(robot.reply, checks)];
  const isHere = await canRemove(robot.id);
  const waits = robot.stored.state === 'waiting' && (await visitor.countSeen(robot.id)) === 0;
  const isNow = Math.abs((robot.stored.time ?? future) - now()) < hourMs;
  const findings = [
    waits
      ? fine('Signing works. What a robot fills in waits for you, and nobody else sees it.')
      : wrong('What a robot fills in does not wait for you.', remedy),
    isNow
      ? fine('A time in the future becomes the right one.')
      : wrong('Visitors can sign with a time in the future.', remedy),
    ...(await checkChanges(visitor, robot.id, checks)),
  ];
  if (!isHere) return findings;
  const stranger = await visitor.sign({ message: robot.stored.message }, facts);
  findings.push(
    stranger.reply.code === errorCodes.stored
      ? wrong('Of two people who write the same words, only one gets into the book.', remedy)
      : fine('Two people who write the same words both get into the book.'),
  );
  const { id, reply, stored } = await visitor.sign();
  const seenCount = await visitor.countSeen(id);
  if (stored.state === 'visible' && seenCount === 1) {
    findings.push(fine('A new message is there for everybody at once.'));
  } else if (stored.state === 'waiting' && seenCount === 0) {
    findings.push(fine('A new message waits for you: nobody else sees it.'));
  } else findings.push(explainNoSigning(reply, checks));
  if (reply.status === 201) findings.push(...(await checkChanges(visitor, id, checks)));
  return findings;
}

async function checkChanges(visitor: Visitor, id: string, { api, remedy }: VisitorChecks): Promise<Finding[]> {
  const path = `${entriesTable}?id=eq.${id}`;
  const edited = await api.ask('PATCH', path, { row: { message: 'changed' } });
  const deleted = await api.ask('DELETE', path, { headers: { prefer: 'return=representation' } });
  const isGone = (rowsOf(deleted)?.length ?? 0) > 0;
  if (isGone) visitor.signedIds.splice(visitor.signedIds.indexOf(id), 1);
  // PostgREST answers 200 and no rows where a policy lets nobody delete anything.
  const isKept = isRefusal(deleted) || (deleted.status === 200 && !isGone);
  return [
    isRefusal(edited)
      ? fine('Nobody can change a message.')
      : wrong(`Visitors can change messages (${say(edited)}).`, remedy),
    isKept ? fine('Nobody can delete a message.') : wrong(`Visitors can delete messages (${say(deleted)}).`, remedy),
  ];
}

async function checkCheating(visitor: Visitor, { now, remedy }: VisitorChecks): Promise<Finding[]> {
  const tooLong = maxMessageLength + 1;
  const attempts: [changes: object, good: string, bad: string][] = [
    [{ state: 'visible' }, 'Nobody can approve their own message.', 'Visitors can choose the state of their message.'],
    [{ reply: 'Thank you!', reply_time: now() }, 'Nobody can reply in your name.', 'Visitors can reply in your name.'],
    [
      { website: 'javascript:alert(1)' },
      'A website that is a script is refused.',
      'A website that is a script is taken.',
    ],
    [
      { message: 'x'.repeat(tooLong) },
      `A message of ${tooLong} characters is refused.`,
      `A message of ${tooLong} characters is taken.`,
    ],
  ];
  const findings: Finding[] = [];
  for (const [changes, good, bad] of attempts) {
    const { reply } = await visitor.sign(changes);
    const isTried = reply.code !== errorCodes.tooMany && reply.code !== errorCodes.closed;
    if (!isTried) findings.push(skipped(`${good} Not tried.`));
    else findings.push(isRefusal(reply) ? fine(good) : wrong(`${bad} (${say(reply)})`, remedy));
  }
  return findings;
}

async function checkPrivateTables({ api, remedy }: VisitorChecks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [table, what] of Object.entries(privateTables)) {
    const reply = await api.ask('GET', `${table}?select=*`);
    const isHidden = isRefusal(reply) || rowsOf(reply)?.length === 0;
    findings.push(
      isHidden ? fine(`Nobody can read ${what}.`) : wrong(`Visitors can read ${what} (${say(reply)}).`, remedy),
    );
  }
  return findings;
}

const privateTables = {
  guestbook_holds: 'why messages wait',
  guestbook_blocks: 'whom and what you blocked',
  guestbook_settings: 'the rules in full',
};

function describeList(count: number) {
  if (count === 0) return 'it is empty for them';
  return count === readLimit ? `the newest ${count} messages` : formatCount(count, 'message', 'messages');
}

function explainNoList(reply: Reply, { api: { address }, remedy }: VisitorChecks): Finding {
  if (reply.status === 0)
    return wrong(
      `Nothing answers at ${address} (${reply.code}).`,
      'Is the server running, and is this its address? Another one: --address http://localhost:3000/',
    );
  if (reply.status === 540)
    return wrong('The Supabase project sleeps.', 'Wake it up in the dashboard: Restore project.');
  return wrong(`Visitors cannot read the messages (${say(reply)}).`, remedy);
}

function explainNoSigning(reply: Reply, { remedy, writeCommand }: VisitorChecks): Finding {
  if (reply.code === errorCodes.closed)
    return skipped(
      `The guestbook is closed, so signing was not tried. To open it: ${writeCommand('guestbook', 'open')}`,
    );
  if (reply.code === errorCodes.tooMany)
    return advise('So much was signed within the last hour that signing could not be tried.', 'Try again in an hour.');
  return wrong(`Signing does not work (${say(reply)}).`, remedy);
}

/** The same finding twice is one. */
function dropTwins(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ sentence }, index) => findings.findIndex((other) => other.sentence === sentence) === index);
}
