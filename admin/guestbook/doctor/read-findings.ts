import type { Run } from '#admin/guestbook/tool-fixture.ts';
import type { Finding } from '#admin/terminal/finding.ts';

// The doctor's report, for tests. Nothing but tests imports this file.

export const findingsOf = ({ out }: Run): Finding[] => JSON.parse(out).findings;
export const sentencesOf = (run: Run, mark: Finding['mark']) =>
  findingsOf(run).flatMap((finding) => (finding.mark === mark ? [finding.sentence] : []));

/** What visitors may and may not do, in the doctor's words. */
export const proven = [
  'Signing works. What a robot fills in waits for you, and nobody else sees it.',
  'A time in the future becomes the right one.',
  'Two people who write the same words both get into the book.',
  'Nobody can change a message.',
  'Nobody can delete a message.',
  'A new message is there for everybody at once.',
  'Nobody can approve their own message.',
  'Nobody can reply in your name.',
  'A website that is a script is refused.',
  'A message of 1001 characters is refused.',
  'Nobody can read why messages wait.',
  'Nobody can read whom and what you blocked.',
  'Nobody can read the rules in full.',
  'What was signed to try it out is removed again.',
];
