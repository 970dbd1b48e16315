import { type Draft, maxMessageLength, maxNameLength, maxWebsiteLength, type Problems } from '#model/guestbook.ts';
import { fillWords } from '#model/words.ts';
import { guestbookWords } from '#site/content/words.ts';
import type { Refusal } from '#site/pages/guestbook/store/own-entries.ts';

/** What is wrong with each field. */
export type FieldErrors = Partial<Record<keyof Draft, string>>;

/** The sentence above the form. What is missing comes before what is too long; only a script gets past an input's limit. */
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

const refusals: Record<Refusal, string> = {
  name: guestbookWords.notTakenName,
  website: guestbookWords.notTakenWebsite,
  message: guestbookWords.notTakenMessage,
  characters: guestbookWords.notTakenCharacters,
  length: guestbookWords.notTakenLength,
};

/** Why the guestbook refused an entry for good; it does not always say. */
export function explainRefusal(refusal: Refusal | undefined): string {
  return refusal ? refusals[refusal] : guestbookWords.notTakenText;
}

/** The field that a refusal is about, with the reason; none where it could be any of them. */
export function explainRefusedField(refusal: Refusal | undefined): FieldErrors {
  const isField = refusal === 'name' || refusal === 'website' || refusal === 'message';
  return isField ? { [refusal]: refusals[refusal] } : {};
}
