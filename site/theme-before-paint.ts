/**
 * What a visitor chose of the look of every page: the theme, and the height of the player. Runs before the first paint,
 * as a small blocking file of its own: the CSP allows no inline script. Without it, or without a remembered choice, the
 * system's preference holds.
 */
try {
  const theme = localStorage.getItem('theme');
  const { dataset } = document.documentElement;
  if (theme === 'day' || theme === 'night') dataset.theme = theme;
  if (localStorage.getItem('player') === 'minimized') dataset.player = 'minimized';
} catch {
  // A browser that refuses storage shows the system's theme and the whole player.
}

/** The browser's own bars follow a chosen theme: of the two colours in the head, day's and night's, one is left. */
function colorBrowser(): void {
  const { theme } = document.documentElement.dataset;
  if (!theme) return;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    meta.media = index === Number(theme === 'night') ? 'all' : 'not all';
  });
}
new MutationObserver(colorBrowser).observe(document.documentElement, { attributes: true });
addEventListener('DOMContentLoaded', colorBrowser);
