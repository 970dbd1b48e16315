/**
 * Calls `start` when the page has loaded, at once if it has: for what must not compete with the page. Returns what calls
 * it off.
 */
export function whenLoaded(start: () => void): () => void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}
