/** The newest update on Home when this browser last showed it. */
const seenKey = 'seenUpdate';
/** What that was when this visit began; empty on a first visit. Kept as long as the tab. */
const visitKey = 'seenBefore';

/**
 * The id of the newest update that the visitor saw on an earlier visit, which `newest` replaces for the next one.
 * Undefined on the first visit, and if the browser keeps nothing.
 */
export function recallSeenUpdate(newest: string): string | undefined {
  try {
    const before = sessionStorage.getItem(visitKey) ?? localStorage.getItem(seenKey) ?? '';
    sessionStorage.setItem(visitKey, before);
    localStorage.setItem(seenKey, newest);
    return before || undefined;
  } catch {
    return undefined;
  }
}
