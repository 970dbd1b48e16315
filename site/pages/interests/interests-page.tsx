import { useId } from 'react';
import { interests } from '#site/content.ts';
import { Panel } from '#site/ui/panel.tsx';
import { Board } from './board.tsx';
import styles from './interests-page.module.css';

export function InterestsPage() {
  const keyboardHintId = useId();
  return (
    <Panel
      title={
        <>
          <span data-needs-script>Drag the tiles around!</span>
          <span className={styles.plainTitle}>Everything on the board</span>
        </>
      }
      isFlush
    >
      <p className={styles.hint} data-needs-script>
        Double-click or double-tap a tile to read about it.{' '}
        <span id={keyboardHintId}>Arrow keys move it, with Shift further, and Enter opens it.</span>
      </p>
      <Board items={interests.items} keyboardHintId={keyboardHintId} />
    </Panel>
  );
}
