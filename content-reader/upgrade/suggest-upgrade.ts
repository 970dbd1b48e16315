import type { Problem } from '../problem.ts';
import { steps } from './steps.ts';

/** A line for the end of a list of problems if one of them is a key that an older version had; otherwise empty. */
export function suggestUpgrade(problems: readonly Problem[]): string {
  const retired = steps.flatMap(({ retired = [] }) => retired);
  const isOld = problems.some(({ file, key }) =>
    retired.some((old) => file.endsWith(`/${old.file}`) && key === old.path.join('.')),
  );
  return isOld ? '\nThis content was made for an older Bonbon. To bring it up to date: npm run upgrade\n' : '';
}
