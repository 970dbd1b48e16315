import { site } from 'virtual:content';
import { homeWords } from 'virtual:words';
import type { CurrentlyBox } from '#model/home-schema.ts';
import { formatUpdateDay } from '#model/updates.ts';
import { FilledWords } from '#site/ui/filled-words.tsx';
import { Panel } from '#site/ui/panel.tsx';
import styles from './currently.module.css';

/** What the owner is playing, watching, listening to and working on. */
export function Currently({ currently: { title, since, items } }: { currently: CurrentlyBox }) {
  return (
    <Panel
      title={title}
      tone="lilac"
      isQuiet
      isFlush
      footer={
        <span>
          <FilledWords
            text={homeWords.asOf}
            day={
              <time dateTime={since} suppressHydrationWarning>
                {formatUpdateDay(since, site.language)}
              </time>
            }
          />
        </span>
      }
    >
      <dl className={styles.list}>
        {items.map(({ what, text }) => (
          <div className={styles.item} key={what}>
            <dt dir="auto">{what}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
