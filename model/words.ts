const placeholder = /\{(\w+)\}/g;

/** The names of the {placeholders} in a text, in their order. */
export function listPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => String(name));
}

/** Puts values in the place of a text's {placeholders}; one without a value stays as it is. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(placeholder, (mark, name: string) => String(values[name] ?? mark));
}
