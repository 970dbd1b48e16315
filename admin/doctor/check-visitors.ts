import type { Tool } from '#admin/commands/tool.ts';
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
import type { PublicApi, Reply } from './public-api.ts';

export type VisitorChecks = {
  api: PublicApi;
  /** Epoch milliseconds. */
  now: () => number;
  /** Tells test entries apart from visitors' entries and from other tests. */
  token: string;
  /** Whether an entry can be removed: only then does the test write one that everybody could see. */
  canRemove: (id: string) => Promise<boolean>;
  /** What to do when visitors can do more than they should. */
  remedy: string;
  /** What to do when nothing answers. */
  unreachableRemedy: string;
  writeCommand: Tool['writeCommand'];
};
export type VisitorFindings = {
  findings: Finding[];
  /** The ids of all entries that were stored. */
  signedIds: string[];
};

const rowsOf = ({ body }: Reply) => (Array.isArray(body) ? (body as EntryRow[]) : undefined);
const isRefusal = ({ status }: Reply) => status >= 400 && status < 500;
const hourMs = 60 * 60 * 1000;
const formatReply = ({ status, code }: Reply) => `status ${status}${code ? `, ${code}` : ''}`;

/** Tests what visitors can do and what they must not be able to do, using only what every browser knows. */
export async function checkVisitors(checks: VisitorChecks): Promise<VisitorFindings> {
  const list = await checks.api.request('GET', `${entriesTable}?select=*&order=time.desc&limit=${readLimit}`);
  const rows = rowsOf(list);
  if (!rows) return { findings: [explainUnreadableList(list, checks)], signedIds: [] };
  const visitor = createVisitor(checks);
  const findings = [
    checkList(rows, checks),
    ...(await checkStatus(checks)),
    ...(await checkSigning(visitor, checks)),
    ...(await checkCheating(visitor, checks)),
    ...(await checkPrivateTables(checks)),
  ];
  return { findings: dropDuplicates(findings), signedIds: visitor.signedIds };
}

type Visitor = ReturnType<typeof createVisitor>;

function createVisitor({ api, now, token }: VisitorChecks) {
  const signedIds: string[] = [];
  let lastId = now();
  return {
    signedIds,
    /** Tries to sign, with a message that is recognisably a test. */
    async sign(changes: object = {}, headers: Record<string, string> = {}) {
      const time = lastId++;
      const message = `A test of the guestbook by its owner's tool, number ${time} ${token}.`;
      const row = { id: String(time), name: 'Doctor', website: '', message, time, ...changes };
      const reply = await api.request('POST', `${entriesTable}?select=*`, { row, headers });
      if (reply.status === 201) signedIds.push(row.id);
      return { id: row.id, reply, stored: (reply.body ?? {}) as Partial<EntryRow> };
    },
    /** How many entries with this id are visible to everybody. */
    async countVisible(id: string) {
      return rowsOf(await api.request('GET', `${entriesTable}?select=*&id=eq.${id}`))?.length ?? 0;
    },
  };
}

function checkList(rows: readonly EntryRow[], { remedy }: VisitorChecks): Finding {
  const hiddenCount = rows.filter(({ state }) => state !== 'visible').length;
  if (hiddenCount === 0) return fine(`Visitors can read the guestbook: ${describeList(rows.length)}.`);
  return wrong(
    `Visitors can read ${formatCount(hiddenCount, 'message', 'messages')} that they should not see.`,
    remedy,
  );
}

async function checkStatus({ api, remedy }: VisitorChecks): Promise<Finding[]> {
  const status = rowsOf(await api.request('GET', `${statusTable}?select=*&limit=1`));
  return status?.length === 1 ? [] : [wrong('Visitors cannot see whether the guestbook is open.', remedy)];
}

async function checkSigning(visitor: Visitor, checks: VisitorChecks): Promise<Finding[]> {
  const { now, canRemove, remedy } = checks;
  // A bot's entry is stored but not shown: it tests a lot without appearing on the page.
  const facts = { [formFactsHeader]: writeFormFacts({ isTrapped: true, fillMs: 60_000 }) };
  const future = now() + 365 * 24 * hourMs;
  const bot = await visitor.sign({ time: future }, facts);
  if (bot.reply.status !== 201) return [explainFailedSigning(bot.reply, checks)];
  const isRemovable = await canRemove(bot.id);
  const waits = bot.stored.state === 'waiting' && (await visitor.countVisible(bot.id)) === 0;
  const isNow = Math.abs((bot.stored.time ?? future) - now()) < hourMs;
  const findings = [
    waits
      ? fine('Signing works. A message from a bot is not shown until you approve it.')
      : wrong('A message from a bot is shown before you approve it.', remedy),
    isNow
      ? fine('A time in the future is replaced by the current time.')
      : wrong('Visitors can sign with a time in the future.', remedy),
    ...(await checkChanges(visitor, bot.id, checks)),
  ];
  if (!isRemovable) return findings;
  const stranger = await visitor.sign({ message: bot.stored.message }, facts);
  findings.push(
    stranger.reply.status === 201
      ? fine('When two people write the same message, both are stored.')
      : stranger.reply.code === errorCodes.stored
        ? wrong('When two people write the same message, only one of them is stored.', remedy)
        : explainFailedSigning(stranger.reply, checks),
  );
  const { id, reply, stored } = await visitor.sign();
  const visibleCount = await visitor.countVisible(id);
  if (stored.state === 'visible' && visibleCount === 1) {
    findings.push(fine('Everybody sees a new message immediately.'));
  } else if (stored.state === 'waiting' && visibleCount === 0) {
    findings.push(fine('A new message is not shown until you approve it.'));
  } else findings.push(explainFailedSigning(reply, checks));
  if (reply.status === 201) findings.push(...(await checkChanges(visitor, id, checks)));
  return findings;
}

async function checkChanges(visitor: Visitor, id: string, { api, remedy }: VisitorChecks): Promise<Finding[]> {
  const path = `${entriesTable}?id=eq.${id}`;
  const edited = await api.request('PATCH', path, { row: { message: 'changed' } });
  const deleted = await api.request('DELETE', path, { headers: { prefer: 'return=representation' } });
  const isGone = (rowsOf(deleted)?.length ?? 0) > 0;
  if (isGone) visitor.signedIds.splice(visitor.signedIds.indexOf(id), 1);
  // PostgREST answers 200 and no rows if a policy forbids all deletions.
  const isKept = isRefusal(deleted) || (deleted.status === 200 && !isGone);
  return [
    isRefusal(edited)
      ? fine('Visitors cannot change messages.')
      : wrong(`Visitors can change messages (${formatReply(edited)}).`, remedy),
    isKept
      ? fine('Visitors cannot delete messages.')
      : wrong(`Visitors can delete messages (${formatReply(deleted)}).`, remedy),
  ];
}

async function checkCheating(visitor: Visitor, { now, remedy }: VisitorChecks): Promise<Finding[]> {
  const tooLong = maxMessageLength + 1;
  const attempts: [changes: object, good: string, bad: string][] = [
    [
      { state: 'visible' },
      'Visitors cannot choose the state of their messages.',
      'Visitors can choose the state of their messages',
    ],
    [
      { reply: 'Thank you!', reply_time: now() },
      'Visitors cannot reply in your name.',
      'Visitors can reply in your name',
    ],
    [
      { website: 'javascript:alert(1)' },
      'A website address with javascript: is refused.',
      'A website address with javascript: is accepted',
    ],
    [
      { message: 'x'.repeat(tooLong) },
      `A message of ${tooLong} characters is refused.`,
      `A message of ${tooLong} characters is accepted`,
    ],
  ];
  const findings: Finding[] = [];
  for (const [changes, good, bad] of attempts) {
    const { reply } = await visitor.sign(changes);
    const isTested = reply.code !== errorCodes.tooMany && reply.code !== errorCodes.closed;
    if (!isTested) findings.push(skipped(`Not tested: ${good}`));
    else findings.push(isRefusal(reply) ? fine(good) : wrong(`${bad} (${formatReply(reply)}).`, remedy));
  }
  return findings;
}

async function checkPrivateTables({ api, remedy }: VisitorChecks): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [table, what] of Object.entries(privateTables)) {
    const reply = await api.request('GET', `${table}?select=*`);
    const isHidden = isRefusal(reply) || rowsOf(reply)?.length === 0;
    findings.push(
      isHidden
        ? fine(`Visitors cannot read ${what}.`)
        : wrong(`Visitors can read ${what} (${formatReply(reply)}).`, remedy),
    );
  }
  return findings;
}

const privateTables = {
  guestbook_holds: 'why messages wait',
  guestbook_blocks: 'which words and senders you blocked',
  guestbook_settings: 'the full rules',
};

function describeList(count: number) {
  if (count === 0) return 'no visible messages';
  return count === readLimit ? `the newest ${count} messages` : formatCount(count, 'message', 'messages');
}

function explainUnreadableList(reply: Reply, { api: { address }, remedy, unreachableRemedy }: VisitorChecks): Finding {
  if (reply.status === 0) return wrong(`Nothing answers at ${address} (${reply.code}).`, unreachableRemedy);
  if (reply.status === 540)
    return wrong('The Supabase project is paused.', 'Click "Restore project" in its dashboard.');
  return wrong(`Visitors cannot read the messages (${formatReply(reply)}).`, remedy);
}

function explainFailedSigning(reply: Reply, { remedy, writeCommand }: VisitorChecks): Finding {
  if (reply.code === errorCodes.closed)
    return skipped(
      `The guestbook is closed, so signing was not tested. To open it: ${writeCommand('guestbook', 'open')}`,
    );
  if (reply.code === errorCodes.tooMany)
    return advise('Signing was not tested: too many messages came in within the last hour.', 'Try again in an hour.');
  return wrong(`Signing does not work (${formatReply(reply)}).`, remedy);
}

function dropDuplicates(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ sentence }, index) => findings.findIndex((other) => other.sentence === sentence) === index);
}
