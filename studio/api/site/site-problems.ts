import type { Problem } from '#content-reader/problem.ts';
import { hideSecrets } from '#content-reader/secrets.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath, SiteProblem } from '#studio/protocol/site-state.ts';

/** A problem of the reader's as the window gets it. */
export function toSiteProblem(
  { file, line, key, sentence, example, repair }: Problem,
  contentFolder: string,
): SiteProblem {
  return {
    file: file.startsWith(`${contentFolder}/`) ? file.slice(contentFolder.length + 1) : file,
    line,
    path: parseKey(key),
    sentence: hideSecrets(sentence),
    ...(example !== undefined && { example: hideSecrets(example) }),
    ...(repair !== undefined && { repair: repair as PlainValue }),
  };
}

/** The reader joins a path with dots; no key of a schema has one, and none is a number. */
const parseKey = (key: string): KeyPath =>
  key === '' ? [] : key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Those of `after` that were not there before. A problem that only moved within its list is not new. */
export function findNewProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const nameOf = ({ file, sentence }: Problem) => `${file}\n${sentence}`;
  const left = new Map<string, number>();
  for (const problem of before) left.set(nameOf(problem), (left.get(nameOf(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const count = left.get(nameOf(problem)) ?? 0;
    left.set(nameOf(problem), count - 1);
    return count <= 0;
  });
}
