/**
 * Runs before the first paint, as a small blocking file of its own: the CSP allows no inline script. Without it, or
 * without a remembered choice, the system's preference holds.
 */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // A browser that refuses storage shows the system's theme.
}
