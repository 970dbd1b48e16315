/** The hearts that visitors give to messages in the guestbook. */
export const heartsWords = {
  one: '1 heart',
  many: '{count} hearts',
  gone: 'This message is not in the book any more.',
  closed: 'The book is closed, so hearts stay as they are.',
  off: 'The guestbook takes no hearts.',
  tooMany: 'The guestbook takes no more hearts right now. Please try again in a while.',
  unkept: 'Your browser would not remember this heart, so it was not given.',
  unreachable: 'The guestbook cannot be reached, so the heart stays as it was. Please try again in a while.',
};
