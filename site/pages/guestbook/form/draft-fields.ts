import { type Draft, parseNewEntry } from '#model/guestbook.ts';
import { readChoices } from '#model/guestbook-looks.ts';
import { revealElement } from '#site/ui/reveal-element.ts';
import { readStoredDraft } from './draft-storage.ts';

const fieldNames = ['name', 'website', 'message'] as const;
/** Groups of radio buttons; nothing is chosen at first. */
const lookNames = ['sticker', 'paper'] as const;

/** What is typed in the form. */
export function readDraft(form: HTMLFormElement): Draft {
  const [name = '', website = '', message = ''] = fieldNames.map((field) => findField(form, field)?.value);
  const [sticker, paper] = lookNames.map((group) => findField(form, group)?.value);
  const choice = findChoice(form);
  // Its part may come late: what was private before a reload stays so.
  const audience = choice ? choice.checked && choice.value : readStoredDraft().audience;
  return { name, website, message, ...readChoices({ sticker, paper, audience }) };
}

/** Restores text into fields that are still empty: what was typed before hydration is newer. */
export function restoreDraft(form: HTMLFormElement, kept: Partial<Draft>): Draft {
  for (const name of [...fieldNames, ...lookNames]) {
    const field = findField(form, name);
    if (field && field.value === '') field.value = kept[name] ?? '';
  }
  const choice = findChoice(form);
  if (choice && kept.audience) choice.checked = true;
  return readDraft(form);
}

function findField(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | RadioNodeList | null;
}

/** Whether only the owner reads it. */
const findChoice = (form: HTMLFormElement) => findField(form, 'audience') as HTMLInputElement | null;

/** Fills the form with an entry's words to be edited; false, and unchanged, if the form contains another draft. */
export function fillForm(form: HTMLFormElement, { name, website, message, ...look }: Draft): boolean {
  const words: Draft = { name, website, message };
  const typed = readDraft(form);
  const wouldSend = normalise(typed);
  const isSame = fieldNames.every((field) => wouldSend[field] === words[field]);
  if (!isSame && !isUntouched(typed)) return false;
  for (const field of fieldNames) {
    const control = findField(form, field);
    if (control) control.value = words[field];
  }
  for (const group of [...lookNames, 'audience'] as const) {
    // An empty value would leave the chosen one chosen.
    for (const choice of form.querySelectorAll<HTMLInputElement>(`input[name="${group}"]`)) {
      choice.checked = choice.value === look[group];
    }
  }
  // As typing does: the draft is stored and its length shown.
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** As it would be sent, if it is valid. */
function normalise(draft: Draft): Draft {
  const result = parseNewEntry(draft, 0);
  return 'entry' in result ? result.entry : draft;
}

export function isUntouched({ name, website, message }: Draft) {
  return name === '' && website === '' && message === '';
}

/** Focuses the field that needs a change: the message, unless `name` is another field. */
export function focusField(form: HTMLFormElement, name = 'message') {
  const field = findField(form, name) ?? findField(form, 'message');
  if (!(field instanceof HTMLElement)) return;
  revealElement(field);
  field.focus();
}
