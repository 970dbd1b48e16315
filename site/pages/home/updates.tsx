import { homeUpdates } from 'virtual:content';
import { homeWords } from 'virtual:words';
import type { HomeList } from '#model/content-schema.ts';
import type { NamedUpdate } from '#model/updates-schema.ts';
import { fillWords } from '#model/words.ts';
import { paths } from '#site/navigation/paths.ts';
import { MoreLink } from '#site/ui/list/more-link.tsx';
import { UpdateList } from '#site/ui/list/update-list.tsx';
import { Panel } from '#site/ui/panel.tsx';
import styles from './updates.module.css';

type Props = { title: string; updates?: HomeList<NamedUpdate> };

/** The newest updates in a box that scrolls, and the way to the older ones. */
export function Updates({ title, updates: { items, total } = homeUpdates }: Props) {
  const hasMore = total > items.length;
  return (
    <Panel
      title={title}
      isFlush
      footer={hasMore && <MoreLink to={paths.list('updates', 1)}>{homeWords.olderUpdates}</MoreLink>}
    >
      <div className={styles.news} data-updates="">
        <section
          className={styles.scroller}
          data-grows="list"
          aria-label={fillWords(homeWords.scrollable, { title })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
        >
          <UpdateList updates={items} />
        </section>
      </div>
    </Panel>
  );
}
