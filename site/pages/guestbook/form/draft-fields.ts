import { type Draft, parseNewEntry } from '#model/guestbook.ts';

const fieldNames = ['name', 'website', 'message'] as const;

/** What the form holds. */
export function readDraft(form: HTMLFormElement): Draft {
  const [name = '', website = '', message = ''] = fieldNames.map((field) => findField(form, field)?.value);
  return { name, website, message };
}

/** Puts kept text into fields that are still empty: what was typed before the script came is newer. */
export function restoreDraft(form: HTMLFormElement, kept: Partial<Draft>): Draft {
  for (const name of fieldNames) {
    const field = findField(form, name);
    if (field && field.value === '') field.value = kept[name] ?? '';
  }
  return readDraft(form);
}

function findField(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}

/**
 * Puts an entry's words into the form, to be written anew, and says whether it did: what else is being written there is
 * not lost for them.
 */
export function putWords(form: HTMLFormElement, { name, website, message }: Draft): boolean {
  const words: Draft = { name, website, message };
  const typed = readDraft(form);
  const wouldSend = normalise(typed);
  const isSame = fieldNames.every((field) => wouldSend[field] === words[field]);
  if (!isSame && !isUntouched(typed)) return false;
  for (const field of fieldNames) {
    const control = findField(form, field);
    if (control) control.value = words[field];
  }
  // As if it had been typed: it is kept as a draft, and counted.
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** As it would be sent, where it can be. */
function normalise(draft: Draft): Draft {
  const result = parseNewEntry(draft, 0);
  return 'entry' in result ? result.entry : draft;
}

export function isUntouched({ name, website, message }: Draft) {
  return name === '' && website === '' && message === '';
}

/** Puts the pen where something is to be changed: in the message, unless `name` is another field. */
export function focusField(form: HTMLFormElement, name = 'message') {
  (findField(form, name) ?? findField(form, 'message'))?.focus();
}
