import { interestsWords } from 'virtual:words';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { checkIcon } from '#site/ui/icon/page-icons.ts';
import styles from './desk-tools.module.css';
import type { Keeping } from './use-desk.ts';

type Props = {
  /** Until then the buttons only keep their place. */
  isReady: boolean;
  keeping: Keeping;
  onKeep: () => void;
  onShuffle: () => void;
  onTidyUp: () => void;
};

/** The buttons above the board. */
export function DeskTools({ isReady, keeping, onKeep, onShuffle, onTidyUp }: Props) {
  return (
    <div className={styles.tools} data-print="never" data-ready={isReady || undefined} data-needs-script="">
      <Button size="small" aria-pressed={keeping === 'kept'} onClick={onKeep} className={styles.keep}>
        <span className={styles.box}>{keeping === 'kept' ? <Icon shape={checkIcon} isSmall /> : null}</span>
        {interestsWords.keep}
      </Button>
      <Button size="small" onClick={onShuffle}>
        {interestsWords.shuffle}
      </Button>
      <Button size="small" onClick={onTidyUp}>
        {interestsWords.tidyUp}
      </Button>
      <span className={styles.kept} role="status" data-refused={keeping === 'refused' || undefined}>
        {keeping === 'off' ? '' : keeping === 'kept' ? interestsWords.kept : interestsWords.notKept}
      </span>
    </div>
  );
}
