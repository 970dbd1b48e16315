/** Calls `start` after the load event: for work that must not compete with loading. Returns a function that cancels it. */
export function whenLoaded(start: () => void): () => void {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => removeEventListener('load', start);
}

const readingMs = 10_000;

/**
 * Calls `start` once the visitor does something after the load event, or has read for a while: for what is needed after that, if
 * ever. Returns a function that cancels it.
 */
export function whenUsed(start: () => void): () => void {
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    start();
  };
  const cancel = whenLoaded(() => {
    const timer = setTimeout(end, readingMs);
    listening.signal.onabort = () => clearTimeout(timer);
    for (const kind of ['pointerdown', 'keydown', 'scroll']) addEventListener(kind, end, listening);
  });
  return () => {
    cancel();
    listening.abort();
  };
}
