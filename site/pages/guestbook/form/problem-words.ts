import { guestbookWords } from 'virtual:words';
import { type Draft, maxMessageLength, maxNameLength, maxWebsiteLength, type Problems } from '#model/guestbook.ts';
import { fillWords } from '#model/words.ts';

/** What is wrong with each field. */
export type FieldErrors = Partial<Record<keyof Draft, string>>;

/** The sentence above the form. Missing fields come first; only a script gets past an input's maxlength. */
export function explainProblems({ name, website, message }: Problems): string {
  if (name === 'missing' || message === 'missing') return guestbookWords.missing;
  if (name) return fillWords(guestbookWords.nameTooLong, { limit: maxNameLength });
  if (message) return fillWords(guestbookWords.messageTooLong, { limit: maxMessageLength });
  return website ? fillWords(guestbookWords.websiteTooLong, { limit: maxWebsiteLength }) : '';
}

const nameProblems = { missing: guestbookWords.nameMissing, 'too-long': guestbookWords.nameNeedsCut };
const messageProblems = { missing: guestbookWords.messageMissing, 'too-long': guestbookWords.messageNeedsCut };

export function explainFields({ name, website, message }: Problems): FieldErrors {
  return {
    ...(name && { name: nameProblems[name] }),
    ...(website && { website: guestbookWords.websiteNeedsCut }),
    ...(message && { message: messageProblems[message] }),
  };
}
