import { EditError } from '#content-reader/write/edit-error.ts';
import type { ChangeAnswer } from '#studio/protocol/change.ts';

export type Refused = Extract<ChangeAnswer, { outcome: 'refused' }>;

const safe = 'Your words are still here, and the site is as it was.';

export const refuse = (reason: Refused['reason'], sentence: string): Refused => ({
  outcome: 'refused',
  reason,
  sentence,
});

/** What an owner is told about an error of the disk, or a change that cannot be made. Throws any other error again. */
export function explainError(error: unknown): Refused {
  if (error instanceof EditError) return refuse('unwritable', `${safe} This value ${error.message}.`);
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return refuse('full', `${safe} The disk is full: make room, and try again.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return refuse('locked', `${safe} The folder of the site is locked: nothing can be written there.`);
    case 'EEXIST':
    case 'ENOTEMPTY':
      return refuse('taken', `${safe} Something else is in its place now.`);
    case 'ENOENT':
    case 'ENOTDIR':
      return refuse('gone', `${safe} What was to be changed is not there any more.`);
    default:
      throw error;
  }
}
