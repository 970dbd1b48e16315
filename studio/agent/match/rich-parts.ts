/** The paragraphs and list items of Markdown as plain text. */
export function richParts(source: string): string[] {
  return source
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)/)
    .map((part) => plainWords(part.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')))
    .filter(Boolean);
}

/** What is left of a line of Markdown when it is shown. */
export function plainWords(source: string): string {
  return source
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<((?:https?:|mailto:)[^>\s]+)>/g, '$1')
    .replaceAll(/(?<!\\)(\*\*|__)(?=\S)(.+?)(?<=\S)(?<!\\)\1/gs, '$2')
    .replaceAll(/(?<![\\\p{L}\p{N}])([*_])(?=\S)(.+?)(?<=\S)(?<!\\)\1(?![\p{L}\p{N}])/gsu, '$2')
    .replaceAll(/(?<!\\)(`+)(.+?)\1/gs, '$2')
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
