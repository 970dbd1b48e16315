/** Something that the owner can put right; the message is all there is to say. The exit code is 1. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  /** What a program is told besides the message. */
  readonly facts: object;

  constructor(message: string, facts: object = {}) {
    super(message);
    this.facts = facts;
  }
}

/** A command that was written wrongly. The exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The answer already reports what is wrong. The exit code is 1. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError';
}
