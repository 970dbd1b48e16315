import type { SitePart } from '#site/navigation/part-ready.ts';

/**
 * What cannot wait for React: a small blocking file of its own, because the CSP allows no inline script. Before the first
 * paint it gives every page the theme and the height of the player that the visitor chose; without it, or without a
 * remembered choice, the system's preference holds. From then on it switches the theme, takes decorations that do not come
 * out of sight, keeps the last press on any other button, or link to a dialog, until the page can hear it, and notes whether
 * the visitor clicked or only pressed keys.
 */
const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'day' || theme === 'night') dataset.theme = theme;
  if (localStorage.getItem('player') === 'minimized') dataset.player = 'minimized';
} catch {
  // A browser that refuses storage shows the system's theme and the whole player.
}

/** The browser's own bars follow a chosen theme: of the two colours in the head, day's and night's, one is left. */
const colorBrowser = () => {
  const { theme } = dataset;
  if (!theme) return;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    meta.media = index === Number(theme === 'night') ? 'all' : 'not all';
  });
};
addEventListener('DOMContentLoaded', colorBrowser);

const switchTheme = () => {
  const isNight = dataset.theme ? dataset.theme === 'night' : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isNight ? 'day' : 'night';
  colorBrowser();
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // The choice then holds until the page is left.
  }
};

let isScriptGone = false;
addEventListener(
  'error',
  ({ target }) => {
    // A picture that only decorates leaves its place empty when it does not come: a broken one would be worse.
    if (target instanceof HTMLImageElement && !target.alt) target.dataset.broken = '';
    if (target instanceof HTMLScriptElement) isScriptGone = true;
  },
  true,
);

const heard: Partial<Record<SitePart, true>> = {};
const findPart = (pressed: Element): SitePart => (pressed.closest('main') ? 'page' : 'frame');

// Once woken, a browser lets music begin by itself, and the music comes later: a key or an opened menu is no wish for it.
const wake = () => {
  dataset.woken ??= 'key';
};
addEventListener('keydown', wake);

let early: { pressed: HTMLElement; label: string | null; event: Event } | undefined;
// React lets no press on what it has not taken over yet come further than its root: only the way down shows them all.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const pressed = target.closest<HTMLElement>('button, a[aria-haspopup]');
    if (target.closest('summary')) wake();
    else dataset.woken = 'click';
    if (pressed?.hasAttribute('data-theme-switch')) switchTheme();
    else if (pressed && !heard[findPart(pressed)] && waitsForScript(pressed, event)) {
      event.preventDefault();
      early = { pressed, label: pressed.ariaLabel, event };
    }
  },
  true,
);
// A press for which React hurried came through: it is done.
addEventListener('click', (event) => {
  if (heard.events && early?.event === event) early = undefined;
});

const waitsForScript = (pressed: HTMLElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  pressed instanceof HTMLButtonElement
    ? // What opens a popover needs no script, and what is sent is looked at once more.
      !pressed.popoverTargetElement && !pressed.form
    : // A new tab, a new window or a download is still the visitor's choice.
      !(isScriptGone || ctrlKey || metaKey || shiftKey || altKey);

addEventListener('partready', ({ detail: part }) => {
  heard[part] = true;
  setTimeout(pressAgain);
});
// What leads somewhere without script does so now.
addEventListener('pagestuck', () => {
  isScriptGone = true;
  if (early?.pressed instanceof HTMLAnchorElement) early.pressed.click();
});

const pressAgain = () => {
  if (!early || !heard[findPart(early.pressed)]) return;
  const { pressed, label } = early;
  early = undefined;
  // Not where the page has made way for another, and not where the button says something else by now: music that has begun
  // would be paused.
  if (pressed.isConnected && pressed.ariaLabel === label) pressed.click();
};
