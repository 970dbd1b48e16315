/** As the page's own switch does it: see site/standalone/before-paint.ts. */
export function setTheme(theme: 'day' | 'night'): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Then it lasts until the page is loaded again.
  }
}
