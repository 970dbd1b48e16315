/**
 * `key`: the host does not accept it. `refused`: what is sent, or the account. `full`: no room left. `busy`: too many
 * requests. `unreachable`: no answer, or none that makes sense. `settings`: what site.yaml says. `stopped`: by the owner.
 */
type Reason = 'key' | 'refused' | 'full' | 'busy' | 'unreachable' | 'settings' | 'stopped';

/** What the host or the way to it did not allow, in a sentence for the owner. Never has a key in it. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly reason: Reason;
  /** When the host says that it may be asked again, in milliseconds from now. */
  readonly retryAfterMs: number | undefined;
  /** What the owner can do instead. */
  readonly waysOut: readonly string[];

  constructor(reason: Reason, message: string, more: { retryAfterMs?: number; waysOut?: readonly string[] } = {}) {
    super(message);
    this.reason = reason;
    this.retryAfterMs = more.retryAfterMs;
    this.waysOut = more.waysOut ?? [];
  }
}
