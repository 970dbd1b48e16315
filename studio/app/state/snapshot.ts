import type { Kept, Place, Saving } from '#studio/app/saving/edit.ts';
import type { Fields } from '#studio/protocol/field.ts';
import type { SiteState, Step } from '#studio/protocol/site-state.ts';

/** What the window knows at a moment. */
export type Snapshot = {
  /** Undefined until they are read. */
  site?: SiteState;
  fields?: Fields;
  opening: 'reading' | 'open' | 'notLetIn' | 'noAnswer';
  saving: Saving;
  kept: Kept[];
  /** Files that were changed elsewhere since the window was opened or the note was read. */
  changedElsewhere: string[];
  /** What went back or forward last. */
  undone?: { step: Step; way: 'undo' | 'redo'; time: number };
  /** What was just put into the bin, and the step that did it. */
  binned?: { name: string; step: string };
  /** A sentence about something that could not be done. */
  refusal?: string;
  /** What stands in the way of it, if that can be shown. */
  refusalPlace?: Place;
};
