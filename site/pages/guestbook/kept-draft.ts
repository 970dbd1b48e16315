import type { Draft } from '#model/guestbook.ts';

const storageKey = 'guestbookDraft';

/** Keeps what is being typed, so that neither a reload nor another page loses it. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // The form itself still has the text.
  }
}

/** What was typed earlier in this tab. */
export function readKeptDraft(): Partial<Draft> {
  try {
    const { name, website, message } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return { ...asText('name', name), ...asText('website', website), ...asText('message', message) };
  } catch {
    return {};
  }
}

function asText(field: keyof Draft, value: unknown): Partial<Draft> {
  return typeof value === 'string' ? { [field]: value } : {};
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then none was kept.
  }
}
