import { useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import { say } from '#studio/app/say.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { Draft } from '#studio/protocol/site-state.ts';
import choice from './choice.module.css';
import styles from './field.module.css';
import { markDifference } from './mark-difference.ts';

const textOf = (value: PlainValue | undefined) =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** The same words, changed here and somewhere else: both side by side, and nothing chosen until one is pressed. */
export function Conflict({ draft, onSettle }: { draft: Draft; onSettle: (keep: 'mine' | 'theirs') => void }) {
  const [chosen, setChosen] = useState<'mine' | 'theirs'>();
  const [mine, theirs] = markDifference(textOf(draft.value), textOf(draft.theirs));
  const versions = [
    { keep: 'mine' as const, parts: mine },
    { keep: 'theirs' as const, parts: theirs },
  ];
  return (
    <div role="alert">
      <Note tone="know" icon={<Icon name="warn" />}>
        <b>{say('conflict.title')}</b> {say('conflict.text')}
      </Note>
      {versions.map(({ keep, parts: [start, changed, end] }) => (
        <label key={keep} className={choice.box}>
          <input
            type="radio"
            name={JSON.stringify(draft.path)}
            checked={chosen === keep}
            onChange={() => setChosen(keep)}
          />
          <span>
            <b className={choice.title}>{say(`conflict.${keep}`)}</b>
            {start}
            {changed && <mark className={styles.mark}>{changed}</mark>}
            {end}
            {!start && !changed && !end && <span className={choice.soft}>{say('conflict.nothing')}</span>}
          </span>
        </label>
      ))}
      <Button kind="go" isWide isOff={!chosen} onClick={() => chosen && onSettle(chosen)}>
        {say(
          chosen === 'theirs' ? 'conflict.takeTheirs' : chosen === 'mine' ? 'conflict.keepMine' : 'conflict.chooseOne',
        )}
      </Button>
      <p className={styles.help}>{say('conflict.after')}</p>
    </div>
  );
}
