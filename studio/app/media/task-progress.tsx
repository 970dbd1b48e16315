import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import styles from './media.module.css';
import type { MediaTask } from './media-tasks.ts';

/** How far it is with what is being made, and a button that stops it. */
export function TaskProgress({ task, kind }: { task: MediaTask | undefined; kind: 'picture' | 'song' }) {
  if (!task?.isRunning) return null;
  return (
    <>
      <progress className={styles.progress} aria-label={say(`media.${kind}.working`)} max={1} value={task.progress} />
      <span className={styles.soft}>
        {task.of && task.of.count > 1 ? `${say('media.ofMany', task.of)} ` : ''}
        {say(`media.${kind}.working`)}
      </span>
      <Button onClick={task.stop}>{say('media.stop')}</Button>
    </>
  );
}
