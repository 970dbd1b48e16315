import type { Draft } from '#model/guestbook.ts';

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

export function isUntouched({ name, website, message }: Draft) {
  return name === '' && website === '' && message === '';
}
