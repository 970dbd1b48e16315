/** What nobody sees: soft hyphens, joiners, and marks for direction. */
const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A text as it is compared: without spaces, as a page may break it anywhere or show it letter by letter, and in lower case, as a
 * style sheet may show capitals.
 */
export const textKey = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replaceAll(/\s+/g, '').toLowerCase();

/** A text as it is shown. */
export const collapseSpaces = (text: string): string => text.replace(invisible, '').replaceAll(/\s+/g, ' ').trim();
