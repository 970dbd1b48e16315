import { Button } from '#studio/app/button/button.tsx';
import { say } from '#studio/app/say.ts';
import { nameSource, titleOfPage } from '#studio/app/state/sections.ts';
import { useSite } from '#studio/app/state/use-studio.ts';
import type { Failure, Source } from '#studio/protocol/preview.ts';
import styles from './toast.module.css';

type Props = {
  failures: Failure[];
  onShow: (source: Source) => void;
  onReload: () => void;
  onRead: () => void;
};

/** What does not work on the page that is shown: what it means first, what the browser said for those who ask. */
export function PageFailure({ failures, onShow, onReload, onRead }: Props) {
  const { site, fields } = useSite();
  const [first] = failures;
  if (!first) return null;
  const page = site.pages.find(({ address }) => address === first.address);
  const source = failures.find((failure) => failure.source)?.source;
  return (
    <div className={`${styles.refusal} ${styles.failure}`} role="alert">
      <div>
        <b>{page ? say('failure.title', { page: titleOfPage(page) }) : say('failure.titleAnywhere')}</b>{' '}
        {say('failure.text')}
        {source && <p>{say('failure.value', { what: nameSource(site, fields, source.file, source.path) })}</p>}
        <details>
          <summary>{say('failure.details')}</summary>
          {page && <p>{say('failure.file', { file: page.file })}</p>}
          <ul>
            {failures.map(({ sentence, where, line }) => (
              <li key={`${sentence} ${where}`}>
                <code>{sentence}</code>
                {where !== undefined && (
                  <span>
                    {' '}
                    {line === undefined ? say('failure.where', { where }) : say('failure.line', { where, line })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.buttons}>
        {source && <Button onClick={() => onShow(source)}>{say('failure.show')}</Button>}
        <Button onClick={onReload}>{say('failure.again')}</Button>
        <Button kind="bare" onClick={onRead}>
          {say('toast.read')}
        </Button>
      </div>
    </div>
  );
}
