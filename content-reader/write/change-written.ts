import { spliceText, tidyText } from './splice-text.ts';

/**
 * A file's text as it is written, with a change of its tidy text, such as `setValue` makes it. What the change leaves alone
 * stays byte for byte: line ends of any kind, and a byte order mark.
 */
export function changeWritten(written: string, change: (text: string) => string): string {
  const before = tidyText(written);
  const after = change(before);
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const end = before.length - same;
  return spliceText(written, [{ start, end, text: after.slice(start, after.length - same) }]);
}
