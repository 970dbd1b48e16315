/** A notice of new messages to the owner, to one target, after its last attempt. */
export type Delivery = {
  /** Epoch milliseconds. */
  timeMs: number;
  /** Such as `ntfy`, and where it is. */
  shape: string;
  host: string;
  /** 0 for a test. */
  entryCount: number;
  waitingCount: number;
  /** `rejected` is not tried again, `failed` is. */
  result: 'accepted' | 'rejected' | 'failed';
  reason: string;
  tries: number;
};

export type DeskNotices = {
  /** Newest first. */
  deliveries: Delivery[];
  /** Whether notices are sent, and a test can be. */
  canTest: boolean;
};

/** What a notice was about, in a few words. */
export function describeMessages({ entryCount, waitingCount }: Delivery): string {
  if (entryCount === 0) return 'A test';
  const messages = entryCount === 1 ? '1 new message' : `${entryCount} new messages`;
  if (waitingCount === 0) return messages;
  return waitingCount === entryCount ? `${messages}, waiting` : `${messages}, ${waitingCount} waiting`;
}

/** What became of it, in a sentence or two. */
export function describeResult({ shape, host, entryCount, result, reason, tries }: Delivery): string {
  const to = `${shape === 'json' ? 'a webhook' : shape} at ${host}`;
  if (result === 'accepted') return `Sent to ${to}.`;
  if (entryCount === 0) return `Didn’t arrive at ${to}: ${reason}.`;
  const tried = tries === 1 ? '' : ` Tried ${tries} times.`;
  const rest = result === 'failed' ? ' It is tried again.' : ' It is not tried again.';
  return `Didn’t arrive at ${to}: ${reason}.${tried}${rest}`;
}
