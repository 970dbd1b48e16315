import { readFind } from './guestbook-find.ts';

/** Where a page of older messages begins: behind this place in the order of time and id, newest first. */
export type PagePlace = {
  /** Epoch milliseconds. */
  time: number;
  /** Empty for all that is older than the time. */
  id: string;
};

const maxTime = 8.64e15;

/** Reads `1764547200000`, or `1764547200000.1764547199999` behind an entry of that millisecond; undefined for anything else. */
export function readPlace(text: string | null | undefined): PagePlace | undefined {
  const [, time, id = ''] = /^(\d{1,16})(?:\.(\d{1,16}))?$/.exec(text ?? '') ?? [];
  return time === undefined || Number(time) > maxTime ? undefined : { time: Number(time), id };
}

export const writePlace = ({ time, id }: PagePlace): string => (id === '' ? String(time) : `${time}.${id}`);

/** How many messages a month has, in UTC: `['2026-11', 12]`. */
export type MonthCount = readonly [month: string, count: number];

/** For the jump to a month; the months between two times where they are not counted. */
export type MonthLinks = {
  /** Newest first; without those that have none. */
  months?: readonly MonthCount[] | undefined;
  oldestMs?: number | undefined;
  newestMs?: number | undefined;
};

/** The links of a page; undefined where there is none. An empty `newer` is the newest page. */
export type PageLinks = MonthLinks & { older?: string | undefined; newer?: string | undefined };

/** What an address of the book asks for; the newest messages if it is empty. */
export type BookQuery = {
  /** Only what has these words. */
  find?: string | undefined;
  /** Only what is behind this place. */
  before?: PagePlace | undefined;
};

/** Whatever else is in an address, such as a campaign's name, changes nothing. */
export function readBookQuery(query: string): BookQuery {
  const parameters = new URLSearchParams(query);
  const [find, before] = [readFind(parameters.get('find')), readPlace(parameters.get('before'))];
  return { ...(find !== undefined && { find }), ...(before && { before }) };
}

/** The same for the same page: `?find=moth&before=1764547200000`, or an empty string. */
export function writeBookQuery({ find, before }: { find?: string | undefined; before?: string | undefined }): string {
  const query = new URLSearchParams({ ...(find && { find }), ...(before && { before }) }).toString();
  return query && `?${query}`;
}
