import { createContext, useContext } from 'react';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Draft, KeyPath, SiteProblem } from '#studio/protocol/site-state.ts';

/** A change of a list, by the list's path. */
export type ListChange =
  | { do: 'insert'; path: KeyPath; index: number; value: PlainValue }
  | { do: 'remove'; path: KeyPath }
  | { do: 'move'; path: KeyPath; from: number; to: number };

/** Where a form's values come from and go to: a file, or something new that is not in a file yet. */
export type Desk = {
  file: string;
  /** For what pictures are sent, if it is not for that file: something that is not made yet has no folder. */
  mediaFile?: string;
  /** Of something that is in no file yet. */
  isNew?: true;
  /** What the file is called in the schemas: labels may depend on it. */
  name: string;
  read: (path: KeyPath) => PlainValue | undefined;
  /** Undefined takes the key away. `chosen` is sent at once, `typed` after a pause. */
  enter: (path: KeyPath, value: PlainValue | undefined, label: string, how: 'typed' | 'chosen') => void;
  /** Several values, as one step. */
  enterAll: (values: { path: KeyPath; value: PlainValue }[], label: string) => Promise<void>;
  /** A field was left. */
  leave: () => void;
  /**
   * Several of the same list are one step; their paths and positions are those before it. Whether they are kept, in the
   * file or as a draft: what was refused is nowhere else.
   */
  changeList: (change: ListChange | ListChange[], label: string) => Promise<boolean>;
  /** Says that the last change has put this into the bin, with the way back. */
  tellBinned?: (name: string) => void;
  problemsAt: (path: KeyPath) => SiteProblem[];
  /** Those of everything in it, too. */
  problemsIn: (path: KeyPath) => SiteProblem[];
  conflictAt: (path: KeyPath) => Draft | undefined;
  settle: (path: KeyPath, keep: 'mine' | 'theirs') => void;
  /** The value that was pressed on the page: its field opens and has the focus. */
  picked: KeyPath | undefined;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('outside of a form');
  return desk;
}
