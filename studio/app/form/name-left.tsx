import { useEffect, useState } from 'react';
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

type Props = { file: string; path: KeyPath; isWriting: boolean };

/** In milliseconds: a click that ends the writing reaches what it was for before anything moves. */
const calm = 400;

/** Once a name was changed: where the old one still stands, and one button for each and for all. */
export function NameLeft({ file, path, isWriting }: Props) {
  const store = useStore();
  const { site, fields } = useSite();
  const value = valueAt(findFile(site, file)?.data, path);
  const next = typeof value === 'string' ? value : '';
  const [name, setName] = useState(next);
  const [isCalm, setIsCalm] = useState(true);
  const [done, setDone] = useState<{ name: string; next: string }>();
  useEffect(() => {
    if (isWriting) return setIsCalm(false);
    const timer = setTimeout(() => setIsCalm(true), calm);
    return () => clearTimeout(timer);
  }, [isWriting]);

  const found = isCalm && name !== next ? listTextsWith(site, fields, name, { file, path }) : [];
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
  const change = async (some: NamedText[]) => {
    const answer = await store.change(renameIn(some, name, next), say('nameLeft.step', { name, next }));
    if (answer?.outcome !== 'saved' || some.length < found.length) return;
    setDone({ name, next });
    setName(next);
  };
  return (
    <Note tone="know" icon={<Icon name="eye" />} role="status">
      <p>{sayCount('nameLeft.stands', found.length, { name })}</p>
      <ul className={styles.texts}>
        {found.map((one) => {
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
      <div className={styles.buttons}>
        <Button onClick={() => void change(found)}>{sayCount('nameLeft.changeAll', found.length)}</Button>
        <Button kind="bare" onClick={() => setName(next)}>
          {say('nameLeft.leave')}
        </Button>
      </div>
    </Note>
  );
}
