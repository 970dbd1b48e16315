import type { Step } from './steps.ts';

export type Choice<Of> = { chosen: Of[]; filters: string[] };

/**
 * Reads what follows `npm test --`: names of steps, and parts of file names for the runners. No name means all of
 * them. Throws a RangeError that says what can be chosen.
 */
export function chooseSteps<Of extends Pick<Step, 'name' | 'needs' | 'onlyNamed'>>(
  words: string[],
  steps: Of[],
): Choice<Of> {
  const names = steps.map(({ name }) => name);
  const wanted = words.filter((word) => names.includes(word));
  const filters = words.filter((word) => !names.includes(word));
  if (filters.length > 0 && !wanted.some((name) => runners.includes(name))) {
    throw new RangeError(
      `${filters.join(' ')}: no such step. The steps are ${names.join(', ')}. ` +
        `After ${runners.join(', ')}, parts of file names can follow: npm test -- unit guestbook`,
    );
  }
  if (wanted.length === 0) return { chosen: steps.filter(({ onlyNamed }) => !onlyNamed), filters };
  const needed = steps.filter(({ name }) => wanted.includes(name)).flatMap(({ needs = [] }) => needs);
  return { chosen: steps.filter(({ name }) => wanted.includes(name) || needed.includes(name)), filters };
}

const runners = ['unit', 'browser', 'studio', 'e2e', 'package', 'docs'];
