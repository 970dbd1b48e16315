import type { Draft } from '#model/guestbook.ts';
import { readChoices } from '#model/guestbook-looks.ts';

const storageKey = 'guestbookDraft';
/** The fallback for a browser that refuses storage; it lasts as long as the document. */
let inMemory: Draft | undefined;

/** Stores the draft, to survive reloads and navigation. */
export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
    inMemory = undefined;
  } catch {
    inMemory = draft;
  }
}

/** The draft of this tab. */
export function readStoredDraft(): Partial<Draft> {
  if (inMemory) return inMemory;
  try {
    const { name, website, message, ...look } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return {
      ...asText('name', name),
      ...asText('website', website),
      ...asText('message', message),
      ...readChoices(look),
    };
  } catch {
    return {};
  }
}

function asText(field: keyof Draft, value: unknown): Partial<Draft> {
  return typeof value === 'string' ? { [field]: value } : {};
}

export function forgetDraft(): void {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is refused, so there is none.
  }
}
