import type { ChangeAnswer } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath, SiteProblem } from '#studio/protocol/site-state.ts';

/** A value, by its place. */
export type Place = { file: string; path: KeyPath };

/** Something that was entered, until it is on the disk. */
export type Edit = Place & {
  /** Undefined if the key goes away. */
  value: PlainValue | undefined;
  /** What stood there when it was begun. */
  before: PlainValue | undefined;
  label: string;
  stepKey: string;
};

/** Why something that was entered is not on the disk. */
export type Refused = Pick<Extract<ChangeAnswer, { outcome: 'refused' }>, 'reason' | 'sentence'>;

/** What is wrong with a value that is in the studio's drafts. */
export type Kept = Place & { problems: SiteProblem[] };

/** What the bar says. */
export type Saving = { state: 'saved' | 'saving' | 'kept' | 'stopped' } | { state: 'refused'; refused: Refused };

export const nameOf = ({ file, path }: Place): string => JSON.stringify([file, ...path]);
