import { site } from 'virtual:content';
import { useSyncExternalStore } from 'react';
import { createDayFormat, type DayFormat } from './entry-day.ts';

const utcFormat = createDayFormat(site.language, 'UTC');
const never = () => () => {};

/** The server does not know the visitor's time zone: until hydration, days are those of UTC. */
export const useDayFormat = (localFormat: DayFormat): DayFormat =>
  useSyncExternalStore(
    never,
    () => localFormat,
    () => utcFormat,
  );
