import { maxMessageLength, readLimit } from '#model/guestbook.ts';
import {
  type EntryRow,
  entriesTable,
  errorCodes,
  formFactsHeader,
  statusTable,
  writeFormFacts,
} from '#model/guestbook-table.ts';
import { advise, type Finding, fine, skipped, wrong } from './finding.ts';
import type { PublicApi, Reply } from './public-api.ts';
import { formatCount } from './show-entries.ts';

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
};
export type VisitorFindings = {
  findings: Finding[];
  /** Of all entries that were stored. */
  signedIds: string[];
};

const rowsOf = ({ body }: Reply) => (Array.isArray(body) ? (body as EntryRow[]) : undefined);
const isRefusal = ({ status }: Reply) => status >= 400 && status < 500;
const say = ({ status, code }: Reply) => `status ${status}${code ? `, ${code}` : ''}`;

/** What visitors can do, and must not be able to do, tried out with nothing but what every browser knows. */
export async function checkVisitors({ api, now, token, canRemove, remedy }: VisitorChecks): Promise<VisitorFindings> {
  const findings: Finding[] = [];
  const signedIds: string[] = [];
  let lastId = now();
  const makeRow = (changes: object = {}) => {
    const time = lastId++;
    const message = `A test of the guestbook by its owner's tool, number ${time} ${token}.`;
    return { id: String(time), name: 'Doctor', website: '', message, time, ...changes };
  };
  const sign = async (changes?: object, headers?: Record<string, string>) => {
    const row = makeRow(changes);
    const reply = await api.ask('POST', `${entriesTable}?select=*`, { row, ...(headers && { headers }) });
    if (reply.status === 201) signedIds.push(row.id);
    return { row, reply };
  };
  const read = (id: string) => api.ask('GET', `${entriesTable}?select=*&id=eq.${id}`);
  /** A finding for something that has to be refused. */
  const expectRefusal = async (changes: object, good: string, bad: string) => {
    const { reply } = await sign(changes);
    if (reply.code === errorCodes.tooMany || reply.code === errorCodes.closed) return skipped(`${good} Not tried.`);
    return isRefusal(reply) ? fine(good) : wrong(`${bad} (${say(reply)})`, remedy);
  };

  const list = await api.ask('GET', `${entriesTable}?select=*&order=time.desc&limit=${readLimit}`);
  const rows = rowsOf(list);
  if (!rows) return { findings: [explainNoList(list, api.address, remedy)], signedIds };
  const unseen = rows.filter(({ state }) => state !== 'visible').length;
  findings.push(
    unseen === 0
      ? fine(`Visitors can read the guestbook: ${describeList(rows.length)}.`)
      : wrong(`Visitors can read ${unseen} messages that are not visible.`, remedy),
  );
  const status = rowsOf(await api.ask('GET', `${statusTable}?select=*&limit=1`));
  if (status?.length !== 1) findings.push(wrong('Visitors cannot see whether the guestbook is open.', remedy));

  // What a robot fills in is stored, but never seen: so it proves much, and does not show on the page.
  const facts = { [formFactsHeader]: writeFormFacts({ isTrapped: true, fillMs: 60_000 }) };
  const future = now() + 365 * 24 * 60 * 60 * 1000;
  const { row: trapped, reply } = await sign({ time: future }, facts);
  if (reply.status !== 201) findings.push(explainNoSigning(reply, remedy));
  else {
    const stored = reply.body as EntryRow;
    const shown = rowsOf(await read(trapped.id)) ?? [];
    findings.push(
      stored.state === 'waiting' && shown.length === 0
        ? fine('Signing works. What a robot fills in waits for you, and nobody else sees it.')
        : wrong('What a robot fills in does not wait for you.', remedy),
      stored.time < future && Math.abs(stored.time - now()) < 60 * 60 * 1000
        ? fine('A time in the future becomes the right one.')
        : wrong('Visitors can sign with a time in the future.', remedy),
    );
    findings.push(...(await checkChanges(api, trapped.id, remedy)));
  }
  if (reply.status === 201 && (await canRemove(trapped.id))) {
    const { row, reply: answer } = await sign();
    const shown = rowsOf(await read(row.id)) ?? [];
    const { state } = (answer.body ?? {}) as Partial<EntryRow>;
    if (state === 'visible' && shown.length === 1) findings.push(fine('A new message is there for everybody at once.'));
    else if (state === 'waiting' && shown.length === 0)
      findings.push(fine('A new message waits for you: nobody else sees it.'));
    else findings.push(explainNoSigning(answer, remedy));
    if (state) findings.push(...(await checkChanges(api, row.id, remedy)));
  }
  findings.push(
    await expectRefusal(
      { state: 'visible' },
      'Nobody can approve their own message.',
      'Visitors can choose the state of their message.',
    ),
    await expectRefusal(
      { reply: 'Thank you!', reply_time: now() },
      'Nobody can reply in your name.',
      'Visitors can reply in your name.',
    ),
    await expectRefusal(
      { website: 'javascript:alert(1)' },
      'A website that is a script is refused.',
      'A website that is a script is taken.',
    ),
    await expectRefusal(
      { message: 'x'.repeat(maxMessageLength + 1) },
      `A message of ${maxMessageLength + 1} characters is refused.`,
      `A message of ${maxMessageLength + 1} characters is taken.`,
    ),
  );
  for (const [table, what] of Object.entries(privateTables)) {
    const answer = await api.ask('GET', `${table}?select=*`);
    const isHidden = isRefusal(answer) || rowsOf(answer)?.length === 0;
    findings.push(
      isHidden ? fine(`Nobody can read ${what}.`) : wrong(`Visitors can read ${what} (${say(answer)}).`, remedy),
    );
  }
  return { findings: dropTwins(findings), signedIds };
}

function describeList(count: number) {
  if (count === 0) return 'it is empty for them';
  return count === readLimit ? `the newest ${count} messages` : formatCount(count, 'message', 'messages');
}

const privateTables = {
  guestbook_holds: 'why messages wait',
  guestbook_blocks: 'whom and what you blocked',
  guestbook_settings: 'the rules in full',
};

async function checkChanges(api: PublicApi, id: string, remedy: string): Promise<Finding[]> {
  const path = `${entriesTable}?id=eq.${id}`;
  // A change of what the signer cannot even see is no proof, but it must not be told apart from one of others either.
  const edited = await api.ask('PATCH', path, { row: { message: 'changed' } });
  const deleted = await api.ask('DELETE', path, { headers: { prefer: 'return=representation' } });
  const removedRows = rowsOf(deleted)?.length ?? 0;
  return [
    isRefusal(edited)
      ? fine('Nobody can change a message.')
      : wrong(`Visitors can change messages (${say(edited)}).`, remedy),
    isRefusal(deleted) || (removedRows === 0 && deleted.status === 200)
      ? fine('Nobody can delete a message.')
      : wrong(`Visitors can delete messages (${say(deleted)}).`, remedy),
  ];
}

function explainNoList(reply: Reply, address: string, remedy: string): Finding {
  if (reply.status === 0)
    return wrong(
      `Nothing answers at ${address} (${reply.code}).`,
      'Is the server running, and is this its address? Another one: --address http://localhost:3000/',
    );
  if (reply.status === 540)
    return wrong('The Supabase project sleeps.', 'Wake it up in the dashboard: Restore project.');
  return wrong(`Visitors cannot read the messages (${say(reply)}).`, remedy);
}

function explainNoSigning(reply: Reply, remedy: string): Finding {
  if (reply.code === errorCodes.closed)
    return skipped('The guestbook is closed, so signing was not tried. To open it: npm run guestbook -- open');
  if (reply.code === errorCodes.tooMany)
    return advise('So much was signed within the last hour that signing could not be tried.', 'Try again in an hour.');
  return wrong(`Signing does not work (${say(reply)}).`, remedy);
}

/** The same finding twice is one. */
function dropTwins(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ sentence }, index) => findings.findIndex((other) => other.sentence === sentence) === index);
}
