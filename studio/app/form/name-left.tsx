import { useRef, useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say, sayCount } from '#studio/app/say.ts';
import { listTextsWith, type NamedText, quoteAround, renameIn } from '#studio/app/state/name-left.ts';
import { findFile, nameSource } from '#studio/app/state/sections.ts';
import { useSite, useStore } from '#studio/app/state/use-studio.ts';
import { valueAt } from '#studio/app/state/value-at.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import styles from './name-left.module.css';
import { useCalm, useKeepFocusPlace } from './use-calm.ts';

type Props = { file: string; path: KeyPath; isWriting: boolean /** In its box, until now. */; keystrokes: number };

/** More are looked at by whoever wants to. */
const few = 3;

/** Once a name was changed: where the old one still stands, and one button for each and for all. */
export function NameLeft({ file, path, isWriting, keystrokes }: Props) {
  const store = useStore();
  const { site, fields } = useSite();
  const value = valueAt(findFile(site, file)?.data, path);
  const next = typeof value === 'string' ? value : '';
  const [name, setName] = useState(next);
  const [settledAt, setSettledAt] = useState(0);
  // Where another name was changed, this one may have been among the texts that said it.
  if (keystrokes === settledAt && name !== next) setName(next);
  const settle = () => {
    setName(next);
    setSettledAt(keystrokes);
  };
  const isCalm = useCalm(isWriting);
  const [done, setDone] = useState<{ name: string; next: string }>();
  const found = isCalm && name !== next ? listTextsWith(site, fields, name, { file, path }) : [];
  const isChanging = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useKeepFocusPlace(box, found.length > 0);
  if (found.length === 0)
    return (
      <div role="status">
        {done?.next === next && (
          <Note tone="good" icon={<Icon name="check" />}>
            {say('nameLeft.done', done)}
          </Note>
        )}
      </div>
    );
  const people = found.filter(({ isPerson }) => isPerson);
  const texts = found.filter(({ isPerson }) => !isPerson);
  const change = async (some: NamedText[]) => {
    // A second click would come before the first is on the disk.
    if (isChanging.current) return;
    isChanging.current = true;
    const answer = await store.change(renameIn(some, name, next), say('nameLeft.step', { name, next }));
    isChanging.current = false;
    if (answer?.outcome !== 'saved' || some.length < texts.length || some.some(({ isPerson }) => isPerson)) return;
    setDone({ name, next });
    if (people.length === 0) settle();
  };
  const list = (some: NamedText[]) => (
    <ul className={styles.texts}>
      {some.map((one) => {
        const where = nameSource(site, fields, one.file, one.path);
        const [before, after] = quoteAround(one.text, name);
        return (
          <li key={JSON.stringify([one.file, one.path])} className={styles.text}>
            <span>
              <span className={styles.where}>{where}</span>
              <span dir="auto">
                {before}
                <mark>{name}</mark>
                {after}
              </span>
            </span>
            <Button kind="text" aria-label={say('nameLeft.changeIn', { where })} onClick={() => void change([one])}>
              {say('nameLeft.change')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div ref={box} className={styles.left}>
      <Note tone="know" icon={<Icon name="eye" />} role="status">
        {texts.length > 0 && <p>{sayCount('nameLeft.stands', texts.length, { name, next })}</p>}
        {texts.length === 0 && done?.next === next && <p>{say('nameLeft.done', done)}</p>}
        {texts.length === 0 && <p>{sayCount('nameLeft.people', people.length, { name })}</p>}
        <div className={styles.buttons}>
          {texts.length > 0 && (
            <Button onClick={() => void change(texts)}>{sayCount('nameLeft.changeAll', texts.length)}</Button>
          )}
          <Button kind="bare" onClick={settle}>
            {say('nameLeft.leave')}
          </Button>
        </div>
        {texts.length > few ? (
          <details className={styles.each}>
            <summary>{say('nameLeft.look')}</summary>
            {list(texts)}
          </details>
        ) : (
          list(texts)
        )}
        {people.length > 0 && (
          <>
            {texts.length > 0 && <p>{sayCount('nameLeft.people', people.length, { name })}</p>}
            {list(people)}
          </>
        )}
      </Note>
    </div>
  );
}
