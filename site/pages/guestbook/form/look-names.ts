import { guestbookWords as words } from 'virtual:words';
import type { Paper, Sticker } from '#model/guestbook-looks.ts';

/** Each word by itself: looked up by a variable's value, all words of the guestbook would become one object of getters. */
export const stickerNames: Record<Sticker, string> = {
  heart: words.heart,
  strawberry: words.strawberry,
  star: words.star,
  cat: words.cat,
  tea: words.tea,
  moon: words.moon,
  flower: words.flower,
  bow: words.bow,
  ghost: words.ghost,
  mushroom: words.mushroom,
  cassette: words.cassette,
  biscuit: words.biscuit,
};

export const paperNames: Record<Paper, string> = {
  milk: words.milk,
  gingham: words.gingham,
  sprinkles: words.sprinkles,
  squared: words.squared,
  letter: words.letter,
  evening: words.evening,
};
