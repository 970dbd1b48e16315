import { afterDialogEntries, countDialogEntries, holdForDialogEntries } from '#site/navigation/address.ts';

/** The `close` functions of the open dialogs, the topmost last. */
const closers: (() => void)[] = [];
/** Set while a `history.go` away from closed dialogs' entries is pending. */
let resume: (() => void) | undefined;

/** Gives a newly opened dialog a history entry, so that Back calls `close`. Returns a function that removes the entry. */
export function keepDialogEntry(close: () => void): () => void {
  closers.push(close);
  // Deferred, so that a dialog that replaces another reuses its entry.
  queueMicrotask(adjustEntries);
  return () => {
    const index = closers.indexOf(close);
    if (index >= 0) closers.splice(index, 1);
    queueMicrotask(adjustEntries);
  };
}

/** Closes the dialogs that Back has left, and skips entries of closed dialogs, at which Back would do nothing. */
function followHistory(): void {
  if (resume) {
    const done = resume;
    resume = undefined;
    done();
    return;
  }
  while (closers.length > countDialogEntries()) closers.pop()?.();
  adjustEntries();
}

/** Matches the number of entries to that of open dialogs. */
function adjustEntries(): void {
  afterDialogEntries(() => {
    const surplus = countDialogEntries() - closers.length;
    if (surplus > 0) {
      // `history.go` is asynchronous.
      resume = holdForDialogEntries();
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
