import type { PreviewHandle } from '#studio/app/preview/preview-props.ts';

export const partsKey = 'F6';

type Parts = { bar: HTMLElement | null; page: Pick<PreviewHandle, 'focus'> | null; form: HTMLElement | null };
type PartName = keyof Parts;

const order: PartName[] = ['bar', 'page', 'form'];

function findPart({ bar, form }: Parts): PartName {
  const active = document.activeElement;
  if (bar?.contains(active)) return 'bar';
  return form?.contains(active) ? 'form' : 'page';
}

/** F6 leads from bar to page to form, Shift F6 back. `from`: where the key was pressed, if it is not where the focus is. */
export function moveBetweenParts({ shift }: { shift: boolean }, parts: Parts, from = findPart(parts)): void {
  const next = order[(order.indexOf(from) + (shift ? 2 : 1)) % order.length];
  if (next === 'page') parts.page?.focus(shift ? 'last' : 'selected');
  else if (next) {
    const part = parts[next];
    const wanted = next === 'form' ? 'textarea, input, select, button' : 'button';
    const controls = [...(part?.querySelectorAll<HTMLElement>(wanted) ?? [])];
    controls.find((control) => control.checkVisibility({ visibilityProperty: true }))?.focus();
  }
}
