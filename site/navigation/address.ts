/** By a link that script follows; by a jump within the page, which the browser has already made; by Back or Forward. */
export type Arrival = 'link' | 'jump' | 'return';

/** One entry of the browser's history, as the pages see it. */
export type Address = {
  /** Without the base path and without a trailing slash. */
  pathname: string;
  /** With its '?', or empty. */
  search: string;
  /** With its '#', or empty. */
  hash: string;
  /** Unique to each history entry, and still the same when the visitor comes back to it. */
  key: string;
  arrival: Arrival;
};

/** The site's state in each history entry. */
type EntryState = { key?: string; dialogs?: number };

export function readAddress(base: string, arrival: Arrival): Address {
  return {
    pathname: stripBase(location.pathname, base),
    search: location.search,
    hash: location.hash,
    key: readState()?.key ?? '',
    arrival,
  };
}

/** The path below the base, as routes and links have it. `base` starts and ends with a slash. */
export function stripBase(pathname: string, base: string): string {
  const below = pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname;
  return below.replace(/(.)\/+$/, '$1');
}

/** Adds a history entry, or replaces the current one: if the address is the same, or if the entry is a dialog's. */
export function pushAddress(target: string): void {
  const isSame = new URL(target, location.href).href === location.href;
  const state = { key: makeKey() };
  if (isSame || countDialogEntries()) history.replaceState(state, '', target);
  else history.pushState(state, '', target);
}

/** Gives the current entry a key if it has none: the first of a visit, or one made by a link such as '#main'. */
export function ensureEntryKey(): void {
  if (history.state === null) history.replaceState({ key: makeKey() }, '');
}

/**
 * How many history entries above the page's own belong to dialogs. Each open dialog has one, with the address and the
 * key of its page, so that Back closes it.
 */
export function countDialogEntries(): number {
  return readState()?.dialogs ?? 0;
}

let queue: (() => void)[] | undefined;

/** Calls `act` at once, or after the browser has gone back over the entries of closed dialogs, which would undo it. */
export function afterDialogEntries(act: () => void): void {
  if (queue) queue.push(act);
  else act();
}

/** Queues calls while the browser goes back over the entries of closed dialogs. The returned function flushes the queue. */
export function holdForDialogEntries(): () => void {
  const held: (() => void)[] = [];
  queue = held;
  return () => {
    queue = undefined;
    for (const act of held) act();
  };
}

const readState = () => history.state as EntryState | null;

// Neither secret nor sequential: it need only be unique within one visit.
const makeKey = () => Math.random().toString(36).slice(2);

/** Whether a path matches a route's pattern, in which a part such as `:projectId` matches any. `*` matches every path. */
export function matchPath(pattern: string, pathname: string): boolean {
  if (pattern === '*') return true;
  const expected = pattern.split('/');
  const actual = pathname.replace(/(.)\/+$/, '$1').split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, index) => (part.startsWith(':') ? actual[index] !== '' : part === actual[index]))
  );
}

/** Leaves a malformed escape as it is: no page has such an address. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
