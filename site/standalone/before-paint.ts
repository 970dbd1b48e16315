import type { SitePart } from '#site/navigation/hydration.ts';

/**
 * What cannot wait for React, in a small blocking script, because the CSP allows none inline. Before the first paint it
 * applies the theme and the player's height that the visitor chose; without a stored theme the system's preference
 * applies. Afterwards it switches the theme, hides decorative pictures that fail to load, holds back the last early
 * click on any other button, or on a link to a dialog, until that part is hydrated, and records whether the visitor
 * clicked or only used the keyboard.
 */
const { dataset } = document.documentElement;
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'day' || theme === 'night') dataset.theme = theme;
  if (localStorage.getItem('player') === 'minimized') dataset.player = 'minimized';
} catch {
  // If storage is blocked, the system's theme and the full player are shown.
}

/** Makes the browser's own bars follow a chosen theme: of the two theme colours in the head, only one stays active. */
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
    // Then the choice lasts until the page is unloaded.
  }
};

let hasScriptFailed = false;
addEventListener(
  'error',
  ({ target }) => {
    // A decorative picture that fails to load leaves its place empty, which looks better than a broken image.
    if (target instanceof HTMLImageElement && !target.alt) target.dataset.broken = '';
    if (target instanceof HTMLScriptElement) hasScriptFailed = true;
  },
  true,
);

const hydrated: Partial<Record<SitePart, true>> = {};
const findPart = (control: Element): SitePart => {
  if (control.closest('main')) return 'page';
  return (control.closest<HTMLElement>('[data-hydrates]')?.dataset.hydrates as SitePart | undefined) ?? 'frame';
};

// Any gesture makes a browser allow sound, and the music player loads later: a key or an opened menu must not start it.
const markKeyGesture = () => {
  dataset.gesture ??= 'key';
};
addEventListener('keydown', markKeyGesture);

let early: { control: HTMLElement; label: string | null; event: Event } | undefined;
// React stops clicks on what is not hydrated yet at its root, so only the capture phase sees them all.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('button, a[aria-haspopup]');
    if (target.closest('summary')) markKeyGesture();
    else dataset.gesture = 'click';
    if (control?.hasAttribute('data-theme-switch')) switchTheme();
    else if (control && !hydrated[findPart(control)] && needsScript(control, event)) {
      event.preventDefault();
      early = { control, label: control.ariaLabel, event };
    }
  },
  true,
);
// If a click bubbles this far, React has already hydrated its target and handled it.
addEventListener('click', (event) => {
  if (hydrated.events && early?.event === event) early = undefined;
});

const needsScript = (control: HTMLElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  control instanceof HTMLButtonElement
    ? // A button that opens a popover needs no script, and a form's submit is checked again when it is handled.
      !control.popoverTargetElement && !control.form
    : // Modifier keys open a new tab or window, or download.
      !(hasScriptFailed || ctrlKey || metaKey || shiftKey || altKey);

addEventListener('hydrated', ({ detail: part }) => {
  hydrated[part] = true;
  setTimeout(replayClick);
});
// A link that works without script is followed now.
addEventListener('pagestuck', () => {
  hasScriptFailed = true;
  if (early?.control instanceof HTMLAnchorElement) early.control.click();
});

const replayClick = () => {
  if (!early || !hydrated[findPart(early.control)]) return;
  const { control, label } = early;
  early = undefined;
  // Not if another page is shown by now, nor if the button has another label: music that has started would be paused.
  if (control.isConnected && control.ariaLabel === label) control.click();
};
