import type { PageStart } from '#model/guestbook-owner.ts';
import type { EntryState } from '#model/guestbook-table.ts';

/** Which entries the page of the book shows. */
export const shownStates = {
  all: ['visible', 'waiting', 'hidden'],
  visible: ['visible'],
  hidden: ['hidden'],
  deleted: ['deleted'],
} as const satisfies Record<string, readonly EntryState[]>;
export type Shown = keyof typeof shownStates;

export type BookQuery = { find: string; show: Shown; behind: PageStart | undefined };

const maxFindLength = 100;

/** Anything malformed is the first page of all. */
export function readBookQuery(parameters: URLSearchParams): BookQuery {
  const show = parameters.get('show') ?? 'all';
  const [, time, id] = /^(\d{1,16})\.(\d{1,16})$/.exec(parameters.get('before') ?? '') ?? [];
  return {
    find: (parameters.get('find') ?? '').toWellFormed().trim().slice(0, maxFindLength),
    show: Object.hasOwn(shownStates, show) ? (show as Shown) : 'all',
    behind: time !== undefined && id !== undefined ? { time: Number(time), id } : undefined,
  };
}

/** The page's address behind the door, such as `book?find=moth`. */
export function writeBookAddress({ find, show, behind }: BookQuery): string {
  const parameters = new URLSearchParams();
  if (find !== '') parameters.set('find', find);
  if (show !== 'all') parameters.set('show', show);
  if (behind) parameters.set('before', `${behind.time}.${behind.id}`);
  const query = String(parameters);
  return query === '' ? 'book' : `book?${query}`;
}
