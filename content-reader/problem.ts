import { hideSecrets } from './secrets.ts';

/** One mistake of the owner's, explained so that it can be fixed without knowing the code. */
export type Problem = {
  /** As seen from the project's folder: `content/friends.yaml`. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** Keys and list positions from the top of the file, joined by dots: `2.image`. Empty for the whole file. */
  key: string;
  /** What is wrong, without a full stop. */
  sentence: string;
  /** Something an owner can copy. */
  example?: string | undefined;
  /** The value that is certainly meant, where there is one. */
  repair?: unknown;
};

/** Something that an owner should know, in the form of a problem. The site is built and started anyway. */
export type Warning = Problem & {
  /** Only matters for publishing: `npm run dev` does not show it. */
  isForPublishing?: true;
};

/** All warnings as text for a terminal; empty if there are none. */
export function formatWarnings(warnings: readonly Warning[]): string {
  if (warnings.length === 0) return '';
  const heading = warnings.length === 1 ? 'One warning' : `${warnings.length} warnings`;
  return `${heading}. The site still works.\n\n${formatProblems(warnings)}\n`;
}

/** All problems as text for a terminal or an overlay, grouped by file; what looks like a secret key is cut short. */
export function formatProblems(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const groups = files.map((name) =>
    problems
      .filter(({ file }) => file === name)
      .map(formatProblem)
      .join('\n'),
  );
  return hideSecrets(groups.join('\n\n'));
}

function formatProblem({ file, line, column, key, sentence, example }: Problem): string {
  const text = [`${file}:${line}:${column}`, key, sentence].filter((part) => part !== '').join('  ');
  if (example === undefined) return text;
  if (!example.includes('\n')) return `${text}\n    for example: ${example}`;
  return `${text}\n    for example:\n${example.replaceAll(/^(?=.)/gm, '        ')}`;
}
