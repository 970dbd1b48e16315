import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import type { PublishRefusal } from '#studio/protocol/publish.ts';
import { Dialog } from '../dialog.tsx';
import styles from './publish.module.css';

type Props = {
  refusal: PublishRefusal;
  /** Some of it may be on the web already. */
  wasSending?: boolean | undefined;
  /** With what is wrong, if the answers are. */
  onWhere: (refusal?: string) => void;
  onLook: () => void;
  onClose: () => void;
};

/** Why it is not on the web, what is safe, and the ways on. */
export function RefusedStep({ refusal, wasSending = false, onWhere, onLook, onClose }: Props) {
  const { sentence, mistakes = [], reason } = refusal;
  const isStopped = reason === 'stopped';
  const isAboutAnswers = reason === 'key' || reason === 'settings';
  return (
    <Dialog
      title={say(isStopped ? 'publish.stoppedTitle' : 'publish.refusedTitle')}
      onClose={onClose}
      foot={
        <>
          <p>{say(wasSending ? 'publish.refusedSending' : 'publish.refusedSafe')}</p>
          {!isStopped && mistakes.length === 0 && (
            <Button onClick={() => onWhere(isAboutAnswers ? sentence : undefined)}>
              {say(reason === 'key' ? 'publish.otherKey' : 'publish.otherAnswers')}
            </Button>
          )}
          <Button kind="go" onClick={onLook}>
            {say(isStopped ? 'publish.goOn' : 'publish.again')}
          </Button>
        </>
      }
    >
      <div role="alert">
        <p className={styles.sentence}>{sentence}</p>
        <ul className={styles.list}>
          {mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
