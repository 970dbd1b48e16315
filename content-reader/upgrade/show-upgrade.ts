import { tidyText } from '#content-reader/write/splice-text.ts';
import { hideSecrets } from '../secrets.ts';
import { type DiffLine, diffLines } from './diff-lines.ts';
import type { Change } from './plan-upgrade.ts';

type Paint = (colour: 'red' | 'green' | 'bold', text: string) => string;

/** Every change as text for a terminal: the file, the reason, and its lines before and after. */
export function showUpgrade(changes: readonly Change[], paint: Paint = (_, text) => text): string {
  return hideSecrets(changes.map((change) => showChange(change, paint).join('\n')).join('\n\n'));
}

function showChange({ path, reasons, ...change }: Change, paint: Paint): string[] {
  const why = reasons.map((reason) => `  ${reason.version}: ${reason.why}`);
  if (change.to !== undefined) return [paint('bold', `content/${path} becomes content/${change.to}`), ...why];
  const groups = diffLines(tidyText(change.before), tidyText(change.after));
  return [paint('bold', `content/${path}`), ...why, ...groups.flatMap((lines) => ['', ...lines.map(showLine(paint))])];
}

const colours = { '-': 'red', '+': 'green' } as const;

function showLine(paint: Paint) {
  return ({ sign, number, text }: DiffLine) => {
    const line = `  ${String(number).padStart(4)} ${sign} ${text}`.trimEnd();
    return sign === ' ' ? line : paint(colours[sign], line);
  };
}
