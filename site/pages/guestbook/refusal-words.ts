import { guestbookWords } from 'virtual:words';
import type { FieldErrors } from './form/problem-words.ts';
import type { Refusal } from './store/own-entry.ts';

const refusals: Record<Refusal, string> = {
  name: guestbookWords.notTakenName,
  website: guestbookWords.notTakenWebsite,
  message: guestbookWords.notTakenMessage,
  // The pad says more.
  drawing: guestbookWords.notTakenText,
  characters: guestbookWords.notTakenCharacters,
  length: guestbookWords.notTakenLength,
  audience: guestbookWords.notTakenPrivate,
};

/** Why the guestbook refused an entry; it does not always give a reason. */
export function explainRefusal(refusal: Refusal | undefined): string {
  return refusal ? refusals[refusal] : guestbookWords.notTakenText;
}

/** The reason at the field that was refused; empty if no field is known. */
export function explainRefusedField(refusal: Refusal | undefined): FieldErrors {
  const isField = refusal === 'name' || refusal === 'website' || refusal === 'message';
  return isField ? { [refusal]: refusals[refusal] } : {};
}
