import { ownNoteWords as words } from 'virtual:words';
import type { HandFailure } from './hand-failure.ts';

/** With {owner} as a placeholder. Of what was refused, the field says more. */
export const failureWords: Record<HandFailure, string> = {
  unknown: words.unknown,
  gone: words.gone,
  late: words.late,
  hidden: words.hidden,
  answered: words.answered,
  closed: words.closed,
  full: words.full,
  old: words.unknown,
  refused: words.refused,
  tooOften: words.tooOften,
  unreachable: words.unreachable,
};
