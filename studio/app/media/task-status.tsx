import type { ReactNode } from 'react';
import { Icon } from '#studio/app/icon/icon.tsx';
import { Note } from '#studio/app/note/note.tsx';
import styles from './media.module.css';
import type { MediaTask } from './media-tasks.ts';

/** Why a file was not taken, or what else there is to say. */
export function TaskStatus({ task, children }: { task: MediaTask | undefined; children?: ReactNode }) {
  return (
    <div role="status" className={styles.told}>
      {task?.sentence && (
        <Note tone="mend" icon={<Icon name="warn" />}>
          {task.sentence}
        </Note>
      )}
      {children}
    </div>
  );
}
