/** A change that cannot be made in this file. The message continues the sentence "This value …". */
export class EditError extends Error {
  override name = 'EditError';
}
