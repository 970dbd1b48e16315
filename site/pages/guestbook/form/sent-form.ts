import { guestbookWords } from 'virtual:words';
import type { SentForm } from '#model/guestbook-view.ts';
import { explainFields, explainProblems, type FieldErrors } from './problem-words.ts';

/** What is wrong with a form that was sent without a script; undefined if it was signed. */
export function explainSent(sent: SentForm, closedText: string): { text: string; errors: FieldErrors } | undefined {
  if (sent.kind === 'signed') return undefined;
  if (sent.kind !== 'problems')
    return { text: sent.kind === 'closed' ? closedText : guestbookWords.notNow, errors: {} };
  return { text: explainProblems(sent.problems), errors: explainFields(sent.problems) };
}
