import type { Run } from '#admin/commands/tool-fixture.ts';
import type { Finding } from '#admin/terminal/finding.ts';

export const findingsOf = ({ out }: Run): Finding[] => JSON.parse(out).findings;
export const sentencesOf = (run: Run, mark: Finding['mark']) =>
  findingsOf(run).flatMap((finding) => (finding.mark === mark ? [finding.sentence] : []));

/** What visitors may and may not do, in the words of the doctor. */
export const expectedSentences = [
  'Signing works. A message from a bot is not shown until you approve it.',
  'A time in the future is replaced by the current time.',
  'When two people write the same message, both are stored.',
  'Visitors cannot change messages.',
  'Visitors cannot delete messages.',
  'Everybody sees a new message immediately.',
  'Visitors cannot choose the state of their messages.',
  'Visitors cannot reply in your name.',
  'A website address with javascript: is refused.',
  'A message of 1001 characters is refused.',
  'Visitors cannot read why messages wait.',
  'Visitors cannot read which words and senders you blocked.',
  'Visitors cannot read the full rules.',
  'Visitors cannot read who gave hearts.',
  'The test entries were removed.',
];
