const placeholder = /\{(\w+)\}/g;

/** The names of the {placeholders} in a text, in their order. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => String(name));
}

/** Replaces a text's {placeholders} with values; one without a value is left unchanged. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(placeholder, (mark, name: string) => String(values[name] ?? mark));
}
