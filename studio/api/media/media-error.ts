import type { MediaRefusal } from '#studio/protocol/media.ts';

/** Its message is for the owner, and says what can be done. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly reason: MediaRefusal['reason'];
  constructor(reason: MediaRefusal['reason'], sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.reason = reason;
  }
}

const diskSentences: Record<string, [MediaRefusal['reason'], string]> = {
  ENOSPC: ['full', 'Your site is as it was: the disk is full. Make room, and try again.'],
  EDQUOT: ['full', 'Your site is as it was: the disk is full. Make room, and try again.'],
  EACCES: ['locked', 'Your site is as it was: this folder is locked, so nothing can be put there.'],
  EPERM: ['locked', 'Your site is as it was: this folder is locked, so nothing can be put there.'],
  EROFS: ['locked', 'Your site is as it was: this folder is locked, so nothing can be put there.'],
};

/** What the window is told of a failure; whatever is neither for the owner nor the disk's is thrown on. */
export function refuse(cause: unknown): MediaRefusal {
  if (cause instanceof MediaError) return { outcome: 'refused', reason: cause.reason, sentence: cause.message };
  const known = diskSentences[(cause as NodeJS.ErrnoException | undefined)?.code ?? ''];
  if (!known) throw cause;
  return { outcome: 'refused', reason: known[0], sentence: known[1] };
}
