/**
 * Visitors' text in a terminal: control characters could move the cursor or change colours, and characters that change
 * the writing direction could make one word look like another.
 */
const control = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;
/** Invisible characters, except the two that join letters and emoji. */
const invisible = /[^\P{Cf}\u200c\u200d]/gu;

export function toHarmlessLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().replace(control, '\ufffd').replace(invisible, '');
}

/** Keeps line breaks. */
export function toHarmlessLines(text: string): string {
  return text
    .replaceAll('\t', '    ')
    .split('\n')
    .map((line) => line.replace(control, '\ufffd').replace(invisible, ''))
    .join('\n');
}

/** The same JSON value, without characters that affect a terminal. */
export function toHarmlessJson(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
