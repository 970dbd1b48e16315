import { say } from '#studio/app/say.ts';
import segment from '#studio/app/shell/segment.module.css';
import type { Where } from '#studio/protocol/guestbook.ts';
import styles from './guestbook.module.css';

const places = ['here', 'web', 'supabase'] as const;

type Props = { label: string; wheres: Where[]; where: Where | undefined; onWhere: (where: Where) => void };

/** Whose messages or visits are shown; nothing where there is no choice. */
export function PlaceChoice({ label, wheres, where, onWhere }: Props) {
  if (wheres.length < 2) return null;
  return (
    <fieldset className={`${segment.segment} ${styles.choice}`} aria-label={label}>
      {places
        .filter((place) => wheres.includes(place))
        .map((place) => (
          <button key={place} type="button" aria-pressed={place === where} onClick={() => onWhere(place)}>
            {say(`desk.${place}`)}
          </button>
        ))}
    </fieldset>
  );
}
