import type { ReactNode, Ref } from 'react';
import type { Failure, PreviewMessage, PreviewValue, Source } from '#studio/protocol/preview.ts';
import type { SitePage } from '#studio/protocol/site-state.ts';
import type { FrameWidth } from './fit-frame.ts';

export type SourceDescription = {
  /** "The face on Home" */
  title: string;
  /** Where it comes from, or when it is shown. */
  note?: string | undefined;
  /** An address of the picture, if it is one. */
  picture?: string | undefined;
};

type PreviewWords = {
  /** The frame's name for screen readers: "Your page: {title}". */
  frame: string;
  /** "Which one do you mean?" */
  which: string;
  /** What stands where no page came, and the button below it. */
  lost: string;
  again: string;
  /** "1 thing to mend here" */
  mend: string;
};

/** A page as it is shown; the address is one of the site, without its base. */
export type ShownPage = { address: string; title: string; isMissing: boolean };
type ChosenHow = 'pointer' | 'keyboard';
type StudioKey = Omit<Extract<PreviewMessage, { type: 'key' }>, 'type'>;

/** What the window can ask of the preview. */
export type PreviewHandle = {
  /** Goes to a page of the site. */
  go: (address: string) => void;
  back: () => void;
  /** Loads the page again. */
  reload: () => void;
  /** Shows a text that was just entered, before it is saved. */
  enter: (source: Source, text: string) => void;
  /** Tells what became of the tiles that were moved on the board. */
  settleTiles: (as: 'kept' | 'before') => void;
  /** Puts the keyboard's focus into the page. */
  focus: (at: 'selected' | 'first' | 'last') => void;
};

export type PreviewProps = {
  /** `SiteState.preview`. */
  site: { origin: string; base: string };
  /** Where it begins; later on `go` leads to a page. */
  startAddress: string;
  values: PreviewValue[];
  pages: SitePage[];
  width: FrameWidth;
  /** The page is no lower, though less of it may be seen. */
  minHeight?: number;
  theme: 'day' | 'night';
  mode: 'choose' | 'visit' | 'board';
  /** What the form shows: it is outlined, and scrolled to where it is seen. */
  selected: Source | undefined;
  /** Values with a mistake. */
  mistakes: Source[];
  /** The label of an outline: "Quick Intro: your words". */
  nameOf: (source: Source) => string;
  /** A line of "Which one?". */
  describe: (source: Source) => SourceDescription;
  words: PreviewWords;
  /** What is shown instead of the page. */
  cover?: ReactNode;
  onPage: (page: ShownPage) => void;
  onSelect: (source: Source, how: ChosenHow) => void;
  /** Something that is nothing of the owner's was pressed. */
  onSelectNothing?: () => void;
  onKey: (key: StudioKey) => void;
  /** A tile of the board was put down: its place in the list, and where all tiles lie now, as interests.yaml keeps it. */
  onTile?: (index: number, places: [number, number][]) => void;
  /** Files were dropped on the page, maybe on something that they could replace. */
  onFiles?: (files: File[], sources: Source[]) => void;
  /** A script of the page failed. */
  onFailure?: (failure: Failure) => void;
  ref?: Ref<PreviewHandle>;
};
