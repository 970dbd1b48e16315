import type { EntrySender, Sent } from './entry-sender.ts';
import type { OwnEntries } from './own-entries.ts';
import { createRetryLoop } from './retry-loop.ts';

type Options = {
  own: Pick<OwnEntries, 'list'>;
  sender: Pick<EntrySender, 'resend'>;
  /** There is no guestbook behind the address, so there is nothing to retry. */
  isBackendMissing: () => boolean;
  onSent: (sent: Sent) => void;
  /** Everything has been sent. */
  onEmpty: () => void;
};

/** Sends the entries that could not be sent earlier, oldest first, with growing pauses between the attempts. */
export function createUnsentQueue({ own, sender, isBackendMissing, onSent, onEmpty }: Options) {
  const list = () => own.list().filter(({ status }) => status === 'unsent');

  const loop = createRetryLoop({
    attempt: async () => {
      let retryAfterMs: number | undefined;
      for (const entry of list().reverse()) {
        const sent = await sender.resend(entry);
        if (!sent) continue;
        onSent(sent);
        if (sent.delivery.kind !== 'unsent') continue;
        retryAfterMs = sent.delivery.retryAfterMs;
        if (sent.delivery.isUnreachable) break;
      }
      const isEmpty = list().length === 0;
      if (isEmpty) onEmpty();
      return { isLeft: !isEmpty && !isBackendMissing(), retryAfterMs };
    },
  });

  return {
    /** Sends what is left now, or when the pause ends; with `isUrgent` the pause is cut to a few seconds. */
    resume: (options?: { isUrgent?: boolean }) => {
      if (list().length > 0) loop.resume(options);
    },
    /** An attempt failed: the next one comes later. */
    pause: loop.pause,
  };
}
