import type { SitePart } from '#site/navigation/hydration.ts';

/**
 * What cannot wait for React, in a small blocking script, because the CSP allows none inline. Before the first paint it
 * applies the theme and the player's height that the visitor chose, and the hour and the season of the header's scene; without a stored theme the system's preference
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

// As model/sky.ts has it, which this script cannot import; `still` has what the owner turned off (build/page-template.ts).
const { still = '', south } = dataset;
const now = new Date();
const hour = now.getHours();
if (!/h/.test(still)) dataset.band = hour < 5 || hour > 20 ? 'night' : hour < 8 ? 'dawn' : hour < 17 ? 'day' : 'dusk';
if (!/s/.test(still)) {
  dataset.season = ['snow', 'blossom', 'summer', 'leaves'][Math.floor((now.getMonth() + (south ? 7 : 1)) / 3) % 4];
}

/** Makes the browser's own bars follow a chosen theme: of the two theme colours in the head, only one stays active. */
const colorBrowser = () => {
  const { theme } = dataset;
  if (!theme) return;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    meta.media = index === Number(theme === 'night') ? 'all' : 'not all';
  });
};
// Until all of the HTML has arrived, what stands in another order on the page stays hidden (frame.module.css).
dataset.arriving = '';
addEventListener('DOMContentLoaded', () => {
  delete dataset.arriving;
  colorBrowser();
});

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
    if (target instanceof HTMLScriptElement) {
      hasScriptFailed = true;
      if (early?.control instanceof HTMLButtonElement) replayWithoutScript();
    }
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

type Early = { control: HTMLElement; label: string | null; event: Event };
let early: Early | undefined;
// React stops clicks on what is not hydrated yet at its root, so only the capture phase sees them all.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>('button, a[aria-haspopup]');
    if (target.closest('summary, [popovertarget]')) markKeyGesture();
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
    ? // A button that opens a popover needs no script, nor does a form that leads to another page. One that the server takes
      // is better sent by script, and sent once.
      !control.popoverTargetElement && control.form?.method !== 'get' && !(control.form && hasScriptFailed)
    : // Modifier keys open a new tab or window, or download.
      !(hasScriptFailed || ctrlKey || metaKey || shiftKey || altKey);

addEventListener('hydrated', ({ detail: part }) => {
  hydrated[part] = true;
  setTimeout(replayClick);
});
// A link that works without script is followed now, and a form is sent: once, whatever is hydrated later.
const replayWithoutScript = () => {
  hasScriptFailed = true;
  if (early && !needsScript(early.control, early.event as MouseEvent)) replay();
};
addEventListener('pagestuck', replayWithoutScript);

const replayClick = () => {
  if (early && hydrated[findPart(early.control)]) replay();
};

const replay = () => {
  const { control, label } = early as Early;
  early = undefined;
  // Not if another page is shown by now, nor if the button has another label: music that has started would be paused.
  if (control.isConnected && control.ariaLabel === label) control.click();
};
