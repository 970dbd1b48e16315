import type { Draft } from '#model/guestbook.ts';

const storageKey = 'guestbookDraft';
/** What the browser would not keep: that lasts as long as the page's script does. */
let unkept: Draft | undefined;

/** Keeps what is being typed, so that neither a reload nor another page loses it. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
    unkept = undefined;
  } catch {
    unkept = draft;
  }
}

/** What was typed earlier in this tab. */
export function readKeptDraft(): Partial<Draft> {
  if (unkept) return unkept;
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
  unkept = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then none was kept.
  }
}
