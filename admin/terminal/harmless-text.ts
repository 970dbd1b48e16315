/**
 * Visitors' words in a terminal: control characters could move the cursor or change the colours, and the marks that turn
 * the direction of writing could make one word look like another.
 */
const control = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;
/** Nothing to see, but for the two that join letters and emoji. */
const invisible = /[^\P{Cf}\u200c\u200d]/gu;

export function toHarmlessLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().replace(control, '\ufffd').replace(invisible, '');
}

/** Line breaks stay. */
export function toHarmlessLines(text: string): string {
  return text
    .replaceAll('\t', '    ')
    .split('\n')
    .map((line) => line.replace(control, '\ufffd').replace(invisible, ''))
    .join('\n');
}

/** JSON that is the same value everywhere and does nothing to a terminal. */
export function toHarmlessJson(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
