import { afterDialogEntries, countDialogEntries, holdForDialogEntries } from '#site/navigation/address.ts';

/** What closes the open dialogs, the topmost last. */
const closings: (() => void)[] = [];
/** While the browser is about to leave the entries of closed dialogs. */
let tellLeft: (() => void) | undefined;

/** Gives a dialog that has just opened a history entry, so that Back calls `close`. Returns what takes the entry away. */
export function keepDialogEntry(close: () => void): () => void {
  closings.push(close);
  // Later, because a dialog that closes as another one opens hands its entry on.
  queueMicrotask(adjustEntries);
  return () => {
    const index = closings.indexOf(close);
    if (index >= 0) closings.splice(index, 1);
    queueMicrotask(adjustEntries);
  };
}

/** Closes the dialogs that Back has left, and leaves the entries of dialogs that are gone: Back would do nothing there. */
function followHistory(): void {
  if (tellLeft) {
    const tell = tellLeft;
    tellLeft = undefined;
    tell();
    return;
  }
  while (closings.length > countDialogEntries()) closings.pop()?.();
  adjustEntries();
}

/** Makes as many entries as there are dialogs. */
function adjustEntries(): void {
  afterDialogEntries(() => {
    const surplus = countDialogEntries() - closings.length;
    if (surplus > 0) {
      // The browser does it a moment later.
      tellLeft = holdForDialogEntries();
      history.go(-surplus);
    }
    for (let missing = -surplus; missing > 0; missing--) {
      history.pushState({ ...history.state, dialogs: countDialogEntries() + 1 }, '');
    }
  });
}

if (!import.meta.env.SSR) {
  addEventListener('popstate', followHistory);
  // A reload shows the page without its dialog.
  adjustEntries();
}
