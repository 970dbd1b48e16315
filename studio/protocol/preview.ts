import type { KeyPath } from './site-state.ts';

/** A rectangle in the preview's window, in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** Something on the page that shows a value of the owner's. */
export type Thing = {
  /** Counts up within one load of a page. */
  id: number;
  box: Box;
  /** Text as it is shown, spaces collapsed; for a picture its alternative text. */
  text: string;
  /** Path below content/ of the picture that is shown, if it is one. */
  picture?: string;
};

/** Something on a page that does not work. */
export type Failure = {
  /** Of the page. */
  address: string;
  /** What the browser says. */
  sentence: string;
  /** The file of the site in which it happened, if the browser tells. */
  where?: string;
  /** In that file, if it is one that the owner wrote. */
  line?: number;
  /** The value that it quotes, if there is one. */
  source?: Source;
};

/** A value that a thing may come from, most likely first. */
export type Source = { file: string; path: KeyPath };

/** From the agent in the preview to the studio. */
export type PreviewMessage =
  /**
   * After each load, which `isLoaded` says, and each change of page. `isMissing`: the site has no such page, and shows the one for
   * that.
   */
  | { type: 'ready'; address: string; title: string; isMissing: boolean; isLoaded: boolean }
  /** The page is about to be loaded again, or another: what it hears or says from now on is in vain. */
  | { type: 'leaving' }
  /** Something was clicked, touched, or chosen with Enter. */
  | { type: 'picked'; thing: Thing; sources: Source[]; how: 'pointer' | 'keyboard' }
  | { type: 'pointed'; thing?: Thing; sources: Source[] }
  /** The answer to `hello`. */
  | { type: 'here' }
  /** The answer to `show`, and again when the page has changed; without a thing, the page does not show that value now. */
  | { type: 'shown'; source: Source; thing?: Thing }
  /** The answer to `mark`. */
  | { type: 'marked'; things: { source: Source; thing: Thing }[] }
  /** The things pointed at, shown, marked or held have moved: scrolled, resized or rendered again. */
  | { type: 'moved'; boxes: { id: number; box: Box | undefined }[] }
  /** A key of the studio. Tab, with or without Shift: the keyboard leaves the page at its end or its start. */
  | { type: 'key'; key: string; ctrl: boolean; shift: boolean; alt: boolean }
  /** A script of the page failed. */
  | ({ type: 'failed' } & Failure)
  /**
   * A tile was put down on the board. `places` are those of all tiles, in the order of the list: thousandths of the way that
   * each can go across and down.
   */
  | { type: 'tile'; index: number; places: [number, number][] }
  /** A tile is in the owner's hand, and where it lay; without a thing, none is any more. */
  | { type: 'held'; held?: { thing: Thing; hole: Box } }
  | { type: 'dropped'; thing?: Thing; sources: Source[]; files: File[] };

/** From the studio to the agent. */
export type PreviewCommand =
  /** All values that may be shown, to find sources by; sent after `ready` and after each revision. */
  | { type: 'values'; values: PreviewValue[]; pages: { address: string; file: string }[] }
  /** An address without the base. */
  | { type: 'go'; address: string }
  | { type: 'back' }
  | { type: 'reload' }
  /** Whether the frame has one of the site's pages, after each load. */
  | { type: 'hello' }
  /** Where the keyboard goes on: at the thing that is selected, else at the first or the last. */
  | { type: 'focus'; at: 'selected' | 'first' | 'last' }
  /** How much of the page is seen, from its top, in its own pixels: on a phone the form covers the rest. */
  | { type: 'room'; height: number }
  /** Selects the thing that shows this value, and scrolls it into view. */
  | { type: 'show'; source: Source | undefined }
  /** Names the things that show these values, such as those with a mistake. */
  | { type: 'mark'; sources: Source[] }
  | { type: 'theme'; theme: 'day' | 'night' }
  /** Text that was just entered, shown at once, until the page shows it itself. */
  | { type: 'entered'; source: Source; text: string }
  /** The tiles that were moved: their places are kept now, or they go back to where they lay before. */
  | { type: 'tiles'; as: 'kept' | 'before' }
  | { type: 'mode'; mode: 'choose' | 'visit' | 'board' };

/** A value with the ways in which a page may show it. */
export type PreviewValue = {
  source: Source;
  kind: 'line' | 'text' | 'richText' | 'day' | 'picture' | 'other';
  /** As written. */
  text: string;
  /** The file of the one page that shows it. */
  shownOn?: string;
};
