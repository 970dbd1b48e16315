import { hasVisitedKey, type KeptVisits, readCount, visitorCountKey } from '#model/visitors.ts';

/** What this browser knows of its own visits. */
export function recallVisits(): KeptVisits {
  try {
    return {
      count: readCount(localStorage.getItem(visitorCountKey)),
      hasVisited: localStorage.getItem(hasVisitedKey) !== null,
    };
  } catch {
    return { count: undefined, hasVisited: false };
  }
}

export function keepVisits(count: number): void {
  try {
    localStorage.setItem(visitorCountKey, String(count));
    localStorage.setItem(hasVisitedKey, 'true');
  } catch {
    // Without storage every visit counts as the first.
  }
}
