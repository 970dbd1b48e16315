import { useEffect, useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import styles from './tour.module.css';

const storageKey = 'studio-tour';
const bubbles = ['click', 'write', 'saved', 'undo', 'out'] as const;

export function wasTourSeen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

/** Five bubbles, once. */
export function Tour({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0);
  const bubble = useRef<HTMLDivElement>(null);
  const name = bubbles[index] ?? 'click';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each bubble has the focus when it comes
  useEffect(() => bubble.current?.querySelector<HTMLElement>('[data-next]')?.focus(), [index]);
  const close = () => {
    try {
      localStorage.setItem(storageKey, 'seen');
    } catch {
      // Then it is shown once more.
    }
    onClose();
  };
  const isLast = index === bubbles.length - 1;
  return (
    <div
      ref={bubble}
      className={styles.bubble}
      data-at={name}
      role="dialog"
      aria-label={say(`tour.${name}.title`)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <h2>{say(`tour.${name}.title`)}</h2>
      <p>{say(`tour.${name}.text`)}</p>
      <div className={styles.row}>
        <span
          className={styles.dots}
          role="img"
          aria-label={say('tour.of', { number: index + 1, count: bubbles.length })}
        >
          {bubbles.map((known) => (
            <i key={known} data-now={known === name || undefined} />
          ))}
        </span>
        {!isLast && (
          <Button kind="bare" onClick={close}>
            {say('tour.skip')}
          </Button>
        )}
        <Button kind="go" data-next onClick={() => (isLast ? close() : setIndex(index + 1))}>
          {say(isLast ? 'tour.start' : 'tour.next')}
        </Button>
      </div>
    </div>
  );
}
