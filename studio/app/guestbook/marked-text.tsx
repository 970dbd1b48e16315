/** A text in which the words that were looked for are marked, whatever their case. */
export function MarkedText({ text, find }: { text: string; find: string }) {
  const wanted = find.trim();
  if (wanted === '') return text;
  const parts = text.split(new RegExp(`(${wanted.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')})`, 'gi'));
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text stay where they are
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
