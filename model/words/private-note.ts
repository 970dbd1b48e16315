/** On a message that only the owner can read. */
export const privateNoteWords = {
  marked: 'It is in no list. Your browser alone still shows it to you.',
};
