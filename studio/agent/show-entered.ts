import type { PreviewValue } from '#studio/protocol/preview.ts';
import { plainWords } from './match/rich-parts.ts';
import { collapseSpaces, textKey } from './match/text-key.ts';
import { listTexts } from './page/list-texts.ts';

/**
 * Shows what was typed in place of what the page says, where that is words in one text, until the page renders it. Nothing but the
 * data of text nodes is changed, which React sets again by itself.
 */
export function showEntered(element: Element, value: PreviewValue, shown: string, entered: string): boolean {
  if (value.kind === 'richText') return replaceParts(element, shown, entered);
  const texts = listTexts(element);
  const whole = texts.find((node) => textKey(node.data) === textKey(shown));
  if (!whole) return false;
  whole.data = collapseSpaces(entered);
  return true;
}

/** Of Markdown, the paragraphs that changed, as long as their links and bold words are the same ones in number. */
function replaceParts(element: Element, shown: string, entered: string): boolean {
  const before = cutRuns(shown);
  const after = cutRuns(entered);
  const texts = listTexts(element).filter(({ data }) => /\S/.test(data));
  if (before.length !== after.length || texts.length !== before.length) return false;
  if (before.some((run, index) => textKey(run) !== textKey(texts[index]?.data ?? ''))) return false;
  texts.forEach((node, index) => {
    if (before[index] !== after[index]) node.data = after[index] ?? '';
  });
  return true;
}

/** The text nodes that Markdown becomes. */
function cutRuns(source: string): string[] {
  return source
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)/)
    .flatMap((part) =>
      part
        .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')
        .split(/(\*\*.+?\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]*\]\([^)]*\))/s)
        .map((run) => (/^(\*|`|\[)/.test(run) ? plainWords(run) : run.replaceAll(/\s+/g, ' '))),
    )
    .filter((run) => /\S/.test(run));
}
