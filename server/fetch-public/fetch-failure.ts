const sentences = {
  address:
    'That is no address of a page: it has to begin with http:// or https://, without a port, a name or a password.',
  private: 'The address leads to a private network. Only what is on the public internet is fetched.',
  unreachable: 'It could not be reached.',
  status: 'Its server answered that there is nothing to see.',
  redirects: 'It leads from one address to the next, more than three times.',
  late: 'It took longer than ten seconds.',
  'too-large': 'It is too large.',
  encoding: 'Its server sent it in a way that could not be read.',
  busy: 'Something else is being fetched. Try again in ten seconds.',
} as const;

export type FetchReason = keyof typeof sentences;

/** Why something was not fetched. Its message is for the owner, and says nothing about this server or its network. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';
  readonly reason: FetchReason;
  constructor(reason: FetchReason) {
    super(sentences[reason]);
    this.reason = reason;
  }
}
