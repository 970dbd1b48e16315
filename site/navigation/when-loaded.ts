/** Calls `start` after the load event: for work that must not compete with loading. Returns a function that cancels it. */
export function whenLoaded(start: () => void): () => void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}
