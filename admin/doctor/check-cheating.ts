import { type Finding, fine, skipped, wrong } from '#admin/terminal/finding.ts';
import { maxMessageLength } from '#model/guestbook.ts';
import { errorCodes } from '#model/guestbook-table.ts';
import type { Visitor } from './doctor-visitor.ts';
import { formatReply, isRefusal, rowsOf } from './reply.ts';
import type { VisitorChecks } from './visitor-checks.ts';

export async function checkCheating(visitor: Visitor, { now, remedy }: VisitorChecks): Promise<Finding[]> {
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

export async function checkPrivateTables({ api, remedy }: VisitorChecks): Promise<Finding[]> {
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
  guestbook_hearts: 'who gave hearts',
};
