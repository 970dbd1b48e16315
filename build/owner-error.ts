/** What the owner can mend: the message is all there is to say. 1: it could not be done. 2: the command was written wrongly. */
export class OwnerError extends Error {
  override readonly name = 'OwnerError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
