/** A reason not to start that the owner can do something about; the message is all there is to say. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
