import type { PlainValue } from './field.ts';
import type { KeyPath, SiteProblem, Step } from './site-state.ts';

/** A change of one value; all paths are those of the file as it was before the whole request. */
export type Change =
  | { do: 'set'; file: string; path: KeyPath; value: PlainValue }
  | { do: 'remove'; file: string; path: KeyPath }
  /** `path` is the list's. */
  | { do: 'insert'; file: string; path: KeyPath; index: number; value: PlainValue }
  | { do: 'move'; file: string; path: KeyPath; from: number; to: number };

/** POST change. All of it happens or nothing does, and it is one step of undo. */
export type ChangeRequest = {
  changes: Change[];
  /** What the editor believes to stand at each changed path: a change made elsewhere meanwhile is found by it. */
  before: (PlainValue | undefined)[];
  label: string;
  /** Changes with the same key, within a few seconds of each other, are one step: typing in one field. */
  stepKey?: string;
};

/** What became of a change; of an undo, a redo and a return to a step as well. */
export type ChangeAnswer =
  /** On the disk, synced. */
  | { outcome: 'saved'; revision: number; step?: Step }
  /** Kept as a draft, the site untouched, as the value is wrong. */
  | { outcome: 'kept'; problems: SiteProblem[] }
  /** Kept as a draft, as the file says something else meanwhile. */
  | { outcome: 'conflict'; file: string; path: KeyPath; theirs: PlainValue | undefined }
  /** Nothing was kept but what the window holds. */
  | {
      outcome: 'refused';
      reason:
        | 'full'
        | 'locked'
        | 'unwritable'
        | 'gone'
        | 'nothing' /** The address is another's. */
        | 'taken' /** Other pages need it. */
        | 'linked';
      sentence: string;
      /** What stands in the way, to go there. */
      place?: { file: string; path: KeyPath };
    };

/** POST undo, POST redo (no body), POST history/return with { step }. GET history: newest first. */
export type History = { steps: Step[] /** How many of them are undone. */; undone: number };

/** POST drafts/settle: whose value counts for a draft in conflict; `drop` forgets a draft. */
export type SettleRequest = { file: string; path: KeyPath; keep: 'mine' | 'theirs' | 'drop' };

/** GET bin, newest first; POST bin/put-back with { id }. */
export type BinItem = { id: string; label: string; time: number /** When it goes for good. */; until: number };

/** POST items/add, items/duplicate, items/remove: a character or a project, one step of undo each. */
export type ItemRequest = {
  collection: 'characters' | 'projects';
  /** Its folder: lowercase letters, digits and hyphens. */
  id: string;
  /** For `add`: the whole file's value. For `duplicate`: the new id. */
  data?: PlainValue;
  newId?: string;
  /** For `add`: where its pictures wait. 8 to 64 letters, digits, hyphens. */
  stage?: string;
};

/** POST items/check, with what `add` would get: nothing is written. */
export type CheckItemAnswer = { problems: SiteProblem[] };

/** POST items/forget: the pictures of something that is not to be made go. */
export type ForgetRequest = { stage: string };

/** POST pages/leave-out, pages/take-up. */
export type PageRequest = { name: string };

/** POST keep, without a body: a commit with Git. */
export type KeepAnswer =
  | { outcome: 'kept' /** What was done, as the commit says it. */; message: string }
  | { outcome: 'nothing' | 'refused'; sentence: string };
