import { formatCount } from '#admin/guestbook/show-entries.ts';
import { type Finding, fine, wrong } from '#admin/terminal/finding.ts';
import { readLimit } from '#model/guestbook.ts';
import { type EntryRow, entriesTable, statusTable } from '#model/guestbook-table.ts';
import { checkCheating, checkPrivateTables } from './check-cheating.ts';
import { checkSigning } from './check-signing.ts';
import { createVisitor } from './doctor-visitor.ts';
import type { Reply } from './public-api.ts';
import { formatReply, rowsOf } from './reply.ts';
import type { VisitorChecks } from './visitor-checks.ts';

export type VisitorFindings = {
  findings: Finding[];
  /** The ids of all entries that were stored. */
  signedIds: string[];
};

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

function dropDuplicates(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ sentence }, index) => findings.findIndex((other) => other.sentence === sentence) === index);
}
