import { UsageError } from '#admin/commands/tool-errors.ts';
import { findClosest } from '#content-reader/closest.ts';
import type { Score } from '../music/score.ts';
import { scores } from '../music/scores.ts';

/** The scores with these names, or all without names. An unknown name is a `UsageError` with the closest one. */
export function chooseScores(names: readonly string[]): readonly Score[] {
  if (names.length === 0) return scores;
  const ids = scores.map(({ id }) => id);
  return names.map((name) => {
    const score = scores.find(({ id }) => id === name);
    if (score) return score;
    const closest = findClosest(name, ids);
    throw new UsageError(
      `There is no piece ${JSON.stringify(name)}. ${closest ? `Did you mean ${closest}?` : `There are: ${ids.join(', ')}.`}`,
    );
  });
}
