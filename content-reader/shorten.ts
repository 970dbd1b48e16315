const maxDescriptionLength = 160;

/** Cuts a text at the end of a word, for the one line that search engines show. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= maxDescriptionLength) return line;
  return `${line.slice(0, line.lastIndexOf(' ', maxDescriptionLength - 1))}…`;
}
