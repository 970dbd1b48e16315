import { advise, type Finding, fine, skipped, wrong } from '#admin/terminal/finding.ts';
import {
  entriesTable,
  errorCodes,
  formFactsHeader,
  maxWaitingEntries,
  writeFormFacts,
} from '#model/guestbook-table.ts';
import type { Visitor } from './doctor-visitor.ts';
import type { Reply } from './public-api.ts';
import { formatReply, isRefusal, rowsOf } from './reply.ts';
import type { VisitorChecks } from './visitor-checks.ts';

export async function checkSigning(visitor: Visitor, checks: VisitorChecks): Promise<Finding[]> {
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

function explainFailedSigning(reply: Reply, { remedy, writeCommand }: VisitorChecks): Finding {
  if (reply.code === errorCodes.closed)
    return skipped(
      `The guestbook is closed, so signing was not tested. To open it: ${writeCommand('guestbook', 'open')}`,
    );
  if (reply.code === errorCodes.tooMany)
    return advise('Signing was not tested: too many messages came in within the last hour.', 'Try again in an hour.');
  if (reply.code === errorCodes.full) {
    return wrong(
      `${maxWaitingEntries.toLocaleString('en')} messages wait for you, so no more that would wait are taken.`,
      `Approve or delete some: ${writeCommand('guestbook', 'list --waiting')}`,
    );
  }
  return wrong(`Signing does not work (${formatReply(reply)}).`, remedy);
}

const hourMs = 60 * 60 * 1000;
