import type { FindParameters } from './guestbook-find.ts';
import type { PagePlace } from './guestbook-pages.ts';

/** What both queries use of a client of PostgREST. */
type Query<Self> = {
  lt: (column: 'time', value: number) => Self;
  lte: (column: 'time', value: number) => Self;
  gte: (column: 'time', value: number) => Self;
  or: (filters: string) => Self;
  order: (column: 'time' | 'id', options: { ascending: boolean }) => Self;
};

/** Entries behind a place, newest first. The comparison of times alone lets the database begin in its index. */
export function selectBefore<Self extends Query<Self>>(query: Self, { time, id }: PagePlace): Self {
  const selected = id === '' ? query.lt('time', time) : query.lte('time', time).or(`time.lt.${time},id.lt.${id}`);
  return selected.order('time', { ascending: false }).order('id', { ascending: false });
}

/** Entries above another one, the nearest first. */
export const selectAfter = <Self extends Query<Self>>(query: Self, { time, id }: PagePlace): Self =>
  query
    .gte('time', time)
    .or(`time.gt.${time},id.gt.${id}`)
    .order('time', { ascending: true })
    .order('id', { ascending: true });

/** Entries with words in them, newest first; behind a place, if there is one. */
export const findParameters = (words: string, before: PagePlace | undefined, most: number): FindParameters => ({
  words,
  ...(before && { before_time: before.time, ...(before.id !== '' && { before_id: before.id }) }),
  most,
});
