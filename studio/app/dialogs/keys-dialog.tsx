import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { Dialog } from './dialog.tsx';
import styles from './keys-dialog.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const ctrl = isMac ? '⌘' : 'Ctrl';

/** Keys that are pressed together are joined by +, others by a space. */
const keys: { keys: string; does: string }[] = [
  { keys: 'F6', does: 'parts' },
  { keys: 'Tab', does: 'tab' },
  { keys: 'Enter', does: 'enter' },
  { keys: 'Esc', does: 'escape' },
  { keys: 'Alt+↑ Alt+↓', does: 'beforeAfter' },
  { keys: 'Alt+Shift+↑ Alt+Shift+↓', does: 'move' },
  { keys: `${ctrl}+Z`, does: 'undo' },
  { keys: `${ctrl}+Shift+Z ${ctrl}+Y`, does: 'redo' },
  { keys: `${ctrl}+B ${ctrl}+I ${ctrl}+K`, does: 'styles' },
  { keys: `${ctrl}+P`, does: 'pages' },
  { keys: '1 … 9', does: 'choose' },
  { keys: '\\', does: 'away' },
  { keys: '?', does: 'list' },
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={say('keysList.title')}
      onClose={onClose}
      foot={
        <Button kind="go" onClick={onClose}>
          {say('keysList.done')}
        </Button>
      }
    >
      <dl className={styles.keys}>
        {keys.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt>
              {pressed.split(' ').map((together) => (
                <span key={together}>
                  {together.split('+').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{say(`keysList.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
