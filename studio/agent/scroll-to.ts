/** Kept free above what is shown: the outline's label stands there. */
const marginPx = 60;

let seenPx = Number.POSITIVE_INFINITY;

/** What lies further down is covered by the studio. */
export function setSeenHeight(height: number): void {
  seenPx = height;
}

/** Scrolls so that an element is seen, if it is not: from a little below the top. What lies above the page is left alone. */
export function scrollTo(element: Element): void {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (isFixed(element)) return;
  const { top, bottom } = element.getBoundingClientRect();
  const end = Math.min(findCoveredFrom(), seenPx);
  if (top >= 0 && (bottom <= end || top < end / 3)) return;
  window.scrollTo({ top: scrollY + top - marginPx, behavior: 'instant' });
}

function isFixed(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
  }
  return false;
}

/** Where something that stays at the bottom, such as the player, begins. */
function findCoveredFrom(): number {
  for (let each = document.elementFromPoint(innerWidth / 2, innerHeight - 4); each; each = each.parentElement) {
    if (getComputedStyle(each).position === 'fixed') return each.getBoundingClientRect().top;
  }
  return innerHeight;
}
