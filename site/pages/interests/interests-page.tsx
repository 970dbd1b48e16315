import { useId } from 'react';
import { interests } from '#site/content.ts';
import { Panel } from '#site/ui/panel.tsx';
import { interestsWords } from '#site/words.ts';
import { Board } from './board.tsx';
import styles from './interests-page.module.css';

export function InterestsPage() {
  const keyboardHintId = useId();
  return (
    <Panel
      title={
        <>
          <span data-needs-script>{interestsWords.title}</span>
          <span className={styles.plainTitle}>{interestsWords.titleWithoutScript}</span>
        </>
      }
      isFlush
    >
      <p className={styles.hint} data-needs-script>
        {interestsWords.hint} <span id={keyboardHintId}>{interestsWords.keyboardHint}</span>
      </p>
      <Board items={interests.items} keyboardHintId={keyboardHintId} />
    </Panel>
  );
}
