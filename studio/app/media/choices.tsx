import { useContext, useEffect, useRef, useState } from 'react';
import type { Place } from '#studio/app/saving/edit.ts';
import { say } from '#studio/app/say.ts';
import { mediaFileAddress, type PictureChoices } from '#studio/protocol/media.ts';
import styles from './media.module.css';
import { Thumb } from './thumb.tsx';
import { MediaContext } from './use-media-task.ts';

type Props = { place: Place; value: string; label: string; onChoose: (value: string) => void };

/** Pictures that are here already, to choose one by looking at it. They are asked for when somebody looks. */
export function Choices({ place, value, label, onChoose }: Props) {
  const api = useContext(MediaContext);
  const [choices, setChoices] = useState<PictureChoices | 'noAnswer'>();
  const list = useRef<HTMLUListElement>(null);
  // Half a row of them would look like the end.
  useEffect(() => {
    if (choices) list.current?.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  const read = () => api.listChoices(place).then(setChoices, () => setChoices('noAnswer'));
  return (
    <details className={styles.byName} onToggle={(event) => event.currentTarget.open && void read()}>
      <summary>{say('media.chooseHere')}</summary>
      {choices === 'noAnswer' ? (
        <p role="status" className={styles.soft}>
          {say('media.noAnswer')}
        </p>
      ) : choices?.length === 0 ? (
        <p className={styles.soft}>{say('media.noneHere')}</p>
      ) : (
        <ul className={styles.choices} ref={list} aria-label={say('media.choicesFor', { label })}>
          {choices?.map((choice) => (
            <li key={choice.value}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={choice.value === value}
                aria-label={choice.name}
                title={choice.name}
                onClick={() => onChoose(choice.value)}
              >
                <Thumb className={styles.thumb} src={mediaFileAddress(choice.value, place.file)} room={64} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
