import { heartsWords as words } from 'virtual:words';
import { useState, useSyncExternalStore } from 'react';
import { fillWords } from '#model/words.ts';
import type { HeartFailure, Hearts } from '#site/pages/guestbook/store/hearts.ts';
import { heartIcon } from '#site/ui/icon/icons.ts';
import styles from './message.module.css';
import answers from './refused-entry.module.css';

type Props = {
  id: string;
  /** As it was read. */
  count: number;
  /** Undefined where hearts can only be read. */
  hearts: Hearts | undefined;
  /** Of the element with the name of whoever wrote the message. */
  nameId: string;
};

const failureWords: Record<HeartFailure, string> = {
  gone: words.gone,
  closed: words.closed,
  off: words.off,
  tooMany: words.tooMany,
  unkept: words.unkept,
  unreachable: words.unreachable,
};

const never = () => () => {};

/** How many hearts a message has, and the button for one's own. It is pinned to the edge of its note and takes no room. */
export function Heart({ hearts, ...props }: Props) {
  // The HTML has no button, which would do nothing without a script.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (hearts && isHydrated) return <HeartButton hearts={hearts} {...props} />;
  if (props.count === 0) return null;
  return (
    <div className={styles.heart}>
      <Count count={props.count} />
    </div>
  );
}

function HeartButton({ id, count: read, hearts, nameId }: Props & { hearts: Hearts }) {
  const count = useSyncExternalStore(hearts.subscribe, () => hearts.countOf(id, read));
  const isGiven = useSyncExternalStore(hearts.subscribe, () => hearts.isGiven(id));
  const [failure, setFailure] = useState<HeartFailure>();
  const toggle = async () => {
    setFailure(undefined);
    setFailure(await hearts.toggle(id));
  };
  return (
    <>
      <div className={answers.answer} aria-live="polite">
        {failure && failureWords[failure]}
      </div>
      <button
        className={styles.heart}
        type="button"
        data-print={count === 0 ? 'never' : undefined}
        aria-pressed={isGiven}
        aria-describedby={nameId}
        onClick={() => void toggle()}
      >
        <Count count={count} />
      </button>
    </>
  );
}

/** What is inside of `heartIcon`'s outline. */
const inside = 'M2 2h2v1h1v1h2v-1h1v-1h2v1h1v3h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-3h1z';

const Count = ({ count }: { count: number }) => (
  <>
    <svg className={styles.picture} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d={heartIcon} />
      <path className={styles.inside} d={inside} />
    </svg>
    {count > 0 && <span aria-hidden="true">{count}</span>}
    <span className="sr-only">{count === 1 ? words.one : fillWords(words.many, { count })}</span>
  </>
);
