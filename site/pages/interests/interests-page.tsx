import { interests } from 'virtual:content';
import { interestsWords } from 'virtual:words';
import { useId } from 'react';
import type { Interests } from '#model/interests-schema.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { Board } from './board/board.tsx';
import styles from './interests-page.module.css';

export function InterestsPage({ page = interests }: { page?: Interests }) {
  const keyboardHintId = useId();
  const { items, pairs, places, tools, emptyText, header } = page;
  if (!items.length) {
    return (
      <Panel title={interestsWords.titleWithoutScript}>
        <EmptyState picture={header.mascot}>{emptyText}</EmptyState>
      </Panel>
    );
  }
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
        {interestsWords.hint} <span className={styles.touchHint}>{interestsWords.touchHint}</span>{' '}
        <span className={styles.keyboardHint} id={keyboardHintId}>
          {interestsWords.keyboardHint}
        </span>
      </p>
      <Board
        items={items}
        pairs={pairs}
        hasPlaces={places === 'mine'}
        hasTools={tools}
        keyboardHintId={keyboardHintId}
      />
    </Panel>
  );
}
