/** Something that the owner can fix; the message says it all. The exit code is 1. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  /** Printed besides the message with `--json`. */
  readonly facts: object;

  constructor(message: string, facts: object = {}) {
    super(message);
    this.facts = facts;
  }
}

/** Wrong usage of a command. The exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The answer already reports what is wrong. */
export class ReportedError extends Error {
  override readonly name = 'ReportedError';
  readonly exitCode: 1 | 2;

  constructor(exitCode: 1 | 2 = 1) {
    super();
    this.exitCode = exitCode;
  }
}
