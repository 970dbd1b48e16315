/** By a link that script follows; by a jump within the page, which the browser has done; by Back or Forward. */
export type Arrival = 'link' | 'jump' | 'return';

/** One entry of the browser's history, as the pages see it. */
export type Address = {
  /** Without the base path, and without a slash at its end. */
  pathname: string;
  /** With its '#', or empty. */
  hash: string;
  /** Another one for every entry, the same one again when the visitor comes back to it. */
  key: string;
  arrival: Arrival;
};

/** What the site keeps with each entry of the history. */
export type EntryState = { key?: string; dialogs?: number };

export function readAddress(base: string, arrival: Arrival): Address {
  return {
    pathname: stripBase(location.pathname, base),
    hash: location.hash,
    key: readState()?.key ?? '',
    arrival,
  };
}

/** The path below the base, as routes and links name it. `base` starts and ends with a slash. */
export function stripBase(pathname: string, base: string): string {
  const below = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
  return below.replace(/(.)\/+$/, '$1');
}

/**
 * Writes a new history entry; an address that is already shown takes the place of its entry, and a page that is opened
 * from a dialog that of the dialog's.
 */
export function pushAddress(target: string): void {
  const isSame = new URL(target, location.href).href === location.href;
  const state = { key: makeKey() };
  if (isSame || countDialogEntries()) history.replaceState(state, '', target);
  else history.pushState(state, '', target);
}

/** The entry a visit starts with has no key yet, nor has one made by a link such as '#main': it gets one. */
export function nameEntry(): void {
  if (history.state === null) history.replaceState({ key: makeKey() }, '');
}

/**
 * An open dialog has a history entry of its own, with the address and the key of its page, so that Back closes it. This
 * many of them lie above the page's own entry.
 */
export function countDialogEntries(): number {
  return readState()?.dialogs ?? 0;
}

let waiting: (() => void)[] | undefined;

/** Calls `act` at once, or after the entries of closed dialogs are left: going back would undo what it writes. */
export function whenDialogsLeft(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}

/** Until the function it returns is called, the browser is about to go back over the entries of closed dialogs. */
export function waitForDialogs(): () => void {
  const acts: (() => void)[] = [];
  waiting = acts;
  return () => {
    waiting = undefined;
    for (const act of acts) act();
  };
}

const readState = () => history.state as EntryState | null;

// Not a secret and not a count: only different from the others of one visit.
const makeKey = () => Math.random().toString(36).slice(2);

/** The values of a pattern's `:names`, or undefined where the path is another's. `*` is everybody's. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  if (pattern === '*') return {};
  const wanted = pattern.split('/');
  const given = pathname.replace(/(.)\/+$/, '$1').split('/');
  if (wanted.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value) values[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return values;
}

/** A malformed escape is left as it is: it names nothing that exists. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
