/** What a visitor may stick on a note. New names go to the end: an entry without one takes it from its id by position. */
export const stickers = [
  'heart',
  'strawberry',
  'star',
  'cat',
  'tea',
  'moon',
  'flower',
  'bow',
  'ghost',
  'mushroom',
  'cassette',
  'biscuit',
] as const;
export type Sticker = (typeof stickers)[number];

/** What a note may be written on. */
export const papers = ['milk', 'gingham', 'sprinkles', 'squared', 'letter', 'evening'] as const;
export type Paper = (typeof papers)[number];

/** Who reads an entry, if not everybody. */
export type Audience = 'owner';

/** Undefined, or null in a row, where its author chose nothing. */
export type Look = { sticker?: Sticker | undefined; paper?: Paper | undefined };
/** All that a visitor chooses for a note. */
export type Choices = Look & { audience?: Audience | undefined };

const isIn = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  (names as readonly unknown[]).includes(value);
export const isSticker = (value: unknown): value is Sticker => isIn(stickers, value);
export const isPaper = (value: unknown): value is Paper => isIn(papers, value);

/** What is known of a chosen look; names of a newer or another site are left out, as no entry is lost over its paper. */
export function readLook({ sticker, paper }: { sticker?: unknown; paper?: unknown }): Look {
  return { ...(isSticker(sticker) && { sticker }), ...(isPaper(paper) && { paper }) };
}

/** The same with who reads it. Only one name is known; another one is refused by every backend, and shown to nobody. */
export function readChoices({
  audience,
  ...look
}: {
  audience?: unknown;
  sticker?: unknown;
  paper?: unknown;
}): Choices {
  return { ...readLook(look), ...(audience === 'owner' && { audience }) };
}

/**
 * The look of an entry whose author left some of it open: from the digits of its id, so that everybody sees the same, now
 * and later.
 */
export function completeLook({ id, sticker, paper }: { id: string } & Look): { sticker: Sticker; paper: Paper } {
  // The last digits of a time are the most random.
  const digits = Number(id.replace(/\D/g, '').slice(-9));
  return {
    sticker: sticker ?? (stickers[digits % stickers.length] as Sticker),
    // Another digit than the sticker's, or the two would always go together.
    paper: paper ?? (papers[Math.floor(digits / 13) % papers.length] as Paper),
  };
}
