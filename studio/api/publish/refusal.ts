import { PublishError } from '#publish/publish-error.ts';
import type { PublishRefusal } from '#studio/protocol/publish.ts';

export const refuse = (sentence: string): PublishRefusal => ({ outcome: 'refused', sentence });

/** What the host or the build says, as an answer; everything else is thrown. */
export function explain(error: unknown): PublishRefusal {
  if (error instanceof PublishError) {
    const { reason, message, waysOut } = error;
    const known = reason === 'key' || reason === 'stopped' || reason === 'settings' ? { reason } : {};
    return { ...refuse([message, ...waysOut].join(' ')), ...known };
  }
  const { name, message } = error as Error;
  if (name === 'OwnerError' || name === 'ContentError') return refuse(message);
  throw error;
}
