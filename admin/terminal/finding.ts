import type { Terminal } from './terminal.ts';
import { wrapText } from './text-width.ts';

/** One line of a report. `advice` is not an error, but worth a look. */
export type Finding = {
  mark: 'fine' | 'wrong' | 'advice' | 'skipped';
  sentence: string;
  /** What the owner can do. */
  remedy?: string;
};

export const fine = (sentence: string): Finding => ({ mark: 'fine', sentence });
export const skipped = (sentence: string): Finding => ({ mark: 'skipped', sentence });
export const wrong = (sentence: string, remedy: string): Finding => ({ mark: 'wrong', sentence, remedy });
export const advise = (sentence: string, remedy: string): Finding => ({ mark: 'advice', sentence, remedy });

const symbols = { fine: ['green', '✓'], wrong: ['red', '✗'], advice: ['yellow', '!'], skipped: ['dim', '–'] } as const;

export function formatFinding({ mark, sentence, remedy }: Finding, { paint, width }: Terminal): string {
  const [colour, symbol] = symbols[mark];
  const indent = (text: string, by: string) =>
    wrapText(text, Math.min(width, 110) - by.length).map((line) => by + line);
  const [first = '', ...rest] = indent(sentence, '  ');
  const lines = [`${paint(colour, symbol)} ${first.slice(2)}`, ...rest];
  if (remedy) lines.push(...indent(remedy, '    ').map((line) => paint('dim', line)));
  return lines.join('\n');
}
