/** Something the owner can fix; only the message is shown. Exit code 1: it failed. 2: wrong usage. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
