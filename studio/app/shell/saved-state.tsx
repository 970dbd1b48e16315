import { useState } from 'react';
import { Button } from '#studio/app/button/button.tsx';
import { Icon } from '#studio/app/icon/icon.tsx';
import { say } from '#studio/app/say.ts';
import { useSnapshot, useStore } from '#studio/app/state/use-studio.ts';
import styles from './saved-state.module.css';

/** What is typed and not saved, to be put somewhere safe. */
function CopyWords() {
  const store = useStore();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const words = store
      .entered()
      .map(({ value }) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)));
    try {
      await navigator.clipboard.writeText(words.join('\n\n'));
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return <Button onClick={() => void copy()}>{say(isCopied ? 'saving.copied' : 'saving.copy')}</Button>;
}

/** Whether the words are on this computer. "Saved" is only said when they are, synced. */
export function SavedState() {
  const store = useStore();
  const { saving } = useSnapshot();
  const isBad = saving.state === 'refused' || saving.state === 'stopped';
  const text =
    saving.state === 'refused'
      ? saving.refused.reason === 'full' || saving.refused.reason === 'locked'
        ? say(`saving.${saving.refused.reason}`)
        : saving.refused.sentence
      : say(`saving.${saving.state}`);
  return (
    <>
      <p className={styles.state} data-state={isBad ? 'bad' : saving.state} role="status" title={text}>
        <Icon name={saving.state === 'saved' ? 'check' : saving.state === 'saving' ? 'clock' : 'warn'} />
        <span className={saving.state === 'kept' ? styles.long : undefined}>{text}</span>
        {saving.state === 'kept' && <span className={styles.short}>{say('saving.keptShort')}</span>}
      </p>
      {isBad && (
        <fieldset className={styles.help} aria-label={text}>
          {saving.state === 'refused' && (
            <>
              <span className={styles.sentence}>{say('saving.wordsStillHere')}</span>
              <Button onClick={() => void store.flush()}>{say('saving.tryNow')}</Button>
            </>
          )}
          {saving.state === 'stopped' && <span className={styles.sentence}>{say('saving.startAgain')}</span>}
          {store.entered().length > 0 && <CopyWords />}
        </fieldset>
      )}
    </>
  );
}
