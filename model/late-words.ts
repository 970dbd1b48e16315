import type { Words } from './words-schema.ts';

/**
 * Words that come with a later part of the page only. The other words of their groups come with the first scripts, and
 * a module is never divided between chunks, so `virtual:words/late` has these.
 */
export const lateWords = {
  // The ticker and the boxes beside the page.
  frame: [
    'pauseTicker',
    'visitorCounter',
    'counting',
    'lastKnown',
    'webButton',
    'version',
    'previousInRing',
    'randomInRing',
    'nextInRing',
  ],
  // The page of an error.
  error: ['details', 'offlineText', 'goBack'],
} as const satisfies { readonly [Group in keyof Words]?: readonly (keyof Words[Group])[] };

/** Whether this word of `group` comes later. */
export const isLateWord = (group: keyof Words, word: string) =>
  (lateWords as { readonly [Group in keyof Words]?: readonly string[] })[group]?.includes(word) ?? false;
