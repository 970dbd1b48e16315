/** What has to be hydrated first: a theme that changes meanwhile makes React throw away the HTML that is there. */
const waitsFor = ['frame', 'page', 'extras'];
const hydrated = new Set<string>();
let wanted: 'day' | 'night' | undefined;

/** To be called before the site's own scripts run. */
export function listenToHydration(): void {
  addEventListener('hydrated', (event) => {
    hydrated.add((event as CustomEvent<string>).detail);
    apply();
  });
  addEventListener('pagestuck', () => {
    for (const part of waitsFor) hydrated.add(part);
    apply();
  });
}

/** As the page's own switch does it: see site/standalone/before-paint.ts. */
export function setTheme(theme: 'day' | 'night'): void {
  wanted = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Then it lasts until the page is loaded again.
  }
  apply();
}

function apply(): void {
  if (!wanted || !waitsFor.every((part) => hydrated.has(part))) return;
  document.documentElement.dataset.theme = wanted;
  wanted = undefined;
}
