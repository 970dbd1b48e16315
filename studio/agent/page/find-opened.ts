import type { Source } from '#studio/protocol/preview.ts';
import { type Finder, type FoundThing, findThing } from './find-thing.ts';
import { listTexts } from './list-texts.ts';

/** A button that opens a list of the owner's, such as the menu's, stands for that list rather than for the word on it. */
export function findOpened(pressed: Element, finder: Finder): FoundThing | undefined {
  const button = pressed.closest('button, summary, a');
  // A picture in it is what was pressed.
  if (!button || !/\S/.test(button.textContent) || button.querySelector('img')) return undefined;
  const opened = findTarget(button);
  const source = opened ? findCommonSource(opened, finder) : undefined;
  return source && { element: button, values: [{ source, kind: 'other', text: button.textContent }] };
}

function findTarget(button: Element): Element | null {
  if (button instanceof HTMLButtonElement && button.popoverTargetElement) return button.popoverTargetElement;
  const id = button.getAttribute('aria-controls');
  return id ? document.getElementById(id) : null;
}

/** The list that most of its texts come from. */
function findCommonSource(opened: Element, finder: Finder): Source | undefined {
  const groups = new Map<string, Source[]>();
  const elements = new Set(listTexts(opened).map(({ parentElement }) => parentElement));
  for (const element of elements) {
    const [value] = element ? (findThing(element, finder)?.values ?? []) : [];
    const list = value?.source.path.findIndex((key) => typeof key === 'number') ?? -1;
    if (!value || list < 0) continue;
    const source = { file: value.source.file, path: value.source.path.slice(0, list) };
    const name = JSON.stringify(source);
    groups.set(name, [...(groups.get(name) ?? []), source]);
  }
  const [largest] = [...groups.values()].sort((one, other) => other.length - one.length);
  return largest && largest.length * 2 > elements.size ? largest[0] : undefined;
}
