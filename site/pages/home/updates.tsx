import { site, updates } from 'virtual:content';
import { homeWords } from 'virtual:words';
import { formatUpdateDay, nameUpdate } from '#model/updates.ts';
import { fillWords } from '#model/words.ts';
import { Panel } from '#site/ui/panel.tsx';
import styles from './updates.module.css';

/** What changed on the site, newest first, in a box that scrolls. */
export function Updates({ title }: { title: string }) {
  return (
    <Panel title={title} isFlush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroller} aria-label={fillWords(homeWords.scrollable, { title })} tabIndex={0}>
        <ul className={styles.list}>
          {updates.map(({ date, text }, index) => (
            <li className={styles.update} key={nameUpdate(updates, index)} id={nameUpdate(updates, index)}>
              <time className={styles.date} dateTime={date} suppressHydrationWarning>
                {formatUpdateDay(date, site.language)}
              </time>
              <p dir="auto">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  );
}
