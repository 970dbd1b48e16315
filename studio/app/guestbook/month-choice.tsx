import { type FormEvent, useRef } from 'react';
import { listMonths } from '#model/guestbook-months.ts';
import type { DeskPage, DeskQuery } from '#model/owner-desk.ts';
import { Button } from '#studio/app/button/button.tsx';
import field from '#studio/app/form/field.module.css';
import { say } from '#studio/app/say.ts';
import styles from './guestbook.module.css';

type Props = {
  page: Pick<DeskPage, 'oldestMs'>;
  asked: Pick<DeskQuery, 'behind'>;
  nowMs: number;
  onAsk: (next: Pick<DeskQuery, 'behind'>) => void;
};

const monthFormat = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A jump to the end of a month. A server that is older does not say when its first message came. */
export function MonthChoice({ page: { oldestMs }, asked: { behind }, nowMs, onAsk }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  if (oldestMs === undefined) return null;
  const months = listMonths({ oldestMs, newestMs: nowMs });
  const here = months.find(({ month, place }) => behind && behind.time > month && behind.time <= place.time);
  const jump = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ behind: { time: Number(select.current?.value), id: '0' } });
  };
  return (
    <form className={styles.find} onSubmit={jump}>
      <select
        key={here?.month}
        ref={select}
        className={field.input}
        aria-label={say('desk.month')}
        defaultValue={here?.place.time}
      >
        {months.map(({ month, place }) => (
          <option key={month} value={place.time}>
            {monthFormat.format(month)}
          </option>
        ))}
      </select>
      <Button type="submit">{say('desk.goToMonth')}</Button>
    </form>
  );
}
