/** In CSS pixels: the pet is 32 art pixels of 2, of which 24 stand above the window. */
const petWidth = 64;
const aboveWindow = 24;
const margin = 8;

/**
 * The stripes of the bar to sit on: of the window that the visitor is in, else of the one it sits on already, else of the
 * one that is seen most. Null if none in sight has room: it never covers text or a control.
 */
export function choosePerch(
  main: HTMLElement,
  wanted: Element | null | undefined,
  current: HTMLElement | null,
): HTMLElement | null {
  const perches = [...main.querySelectorAll<HTMLElement>('[data-window] [data-slot]')].filter(hasRoom);
  const isOn = (window: Element | null | undefined) => perches.find((perch) => windowOf(perch) === window);
  const seen = perches.map((perch) => ({ perch, area: countVisible(windowOf(perch)) }));
  seen.sort((one, other) => other.area - one.area);
  return isOn(wanted) ?? isOn(current && windowOf(current)) ?? seen[0]?.perch ?? null;
}

const windowOf = (perch: Element) => perch.closest('[data-window]') as HTMLElement;

function hasRoom(perch: HTMLElement): boolean {
  const stripes = perch.getBoundingClientRect();
  const buttons = perch.querySelector('[data-window-buttons]')?.getBoundingClientRect().width ?? 0;
  const right = stripes.right - buttons - margin;
  if (stripes.width === 0 || right - petWidth < stripes.left + margin) return false;
  const window = windowOf(perch);
  const top = window.getBoundingClientRect().top - aboveWindow;
  if (top < 0 || stripes.bottom > innerHeight - readBarHeight()) return false;
  // Nothing but the page's ground may be behind its ears.
  return [right - petWidth, right - petWidth / 2, right].every((x) =>
    [top + 2, top + aboveWindow - 6].every((y) => {
      const hits = document.elementsFromPoint(x, y).filter((hit) => !hit.closest('[data-pet]'));
      return hits[0]?.contains(window) ?? false;
    }),
  );
}

/** The player covers the foot of the page. */
const readBarHeight = () => Number.parseFloat(getComputedStyle(document.body).paddingBottom) / 2 || 0;

function countVisible(window: HTMLElement): number {
  const { top, bottom, width } = window.getBoundingClientRect();
  return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * width;
}
