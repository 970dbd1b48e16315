import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { titleOfPage } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import type { Failure } from '#studio/protocol/preview.ts';
import styles from './toast.module.css';

type Props = { failures: Failure[]; onReload: () => void; onRead: () => void };

/** What does not work on the page that is shown: what it means first, what the browser said for those who ask. */
export function PageFailure({ failures, onReload, onRead }: Props) {
  const { site } = useSite();
  const [first] = failures;
  if (!first) return null;
  const page = site.pages.find(({ address }) => address === first.address);
  return (
    <div className={`${styles.refusal} ${styles.failure}`} role="alert">
      <div>
        <b>{page ? say('failure.title', { page: titleOfPage(page) }) : say('failure.titleAnywhere')}</b>{' '}
        {say('failure.text')}
        <details>
          <summary>{say('failure.details')}</summary>
          {page && <p>{say('failure.file', { file: page.file })}</p>}
          <ul>
            {failures.map(({ sentence, where }) => (
              <li key={`${sentence} ${where}`}>
                <code>{sentence}</code>
                {where !== undefined && <span> {say('failure.where', { where })}</span>}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.buttons}>
        <Button onClick={onReload}>{say('failure.again')}</Button>
        <Button kind="bare" onClick={onRead}>
          {say('toast.read')}
        </Button>
      </div>
    </div>
  );
}
