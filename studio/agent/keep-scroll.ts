const key = 'studioScroll';

/** A page that is loaded again stands where it stood. */
export function keepScroll(): void {
  addEventListener('pagehide', () => {
    sessionStorage.setItem(key, JSON.stringify({ address: location.pathname, top: scrollY }));
  });
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.removeItem(key);
  if (!isKept(kept) || kept.address !== location.pathname || kept.top === 0) return;
  const { top } = kept;
  // The page is as high as it was only when it is hydrated. Whoever scrolls meanwhile knows better.
  const stop = new AbortController();
  const restore = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 2) stop.abort();
  };
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, () => stop.abort(), { signal: stop.signal });
  addEventListener('load', () => stop.abort(), { signal: stop.signal });
  const observer = new ResizeObserver(restore);
  observer.observe(document.documentElement);
  stop.signal.addEventListener('abort', () => observer.disconnect());
  restore();
}

const isKept = (value: unknown): value is { address: string; top: number } =>
  typeof value === 'object' && value !== null && 'top' in value && 'address' in value;
