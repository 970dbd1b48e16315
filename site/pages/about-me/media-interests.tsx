import { aboutMeWords } from 'virtual:words';
import type { MediaInterests as Content } from '#model/about-me-schema.ts';
import { Icon } from '#site/ui/icon.tsx';
import { starIcon } from '#site/ui/page-icons.ts';
import { Panel } from '#site/ui/panel.tsx';
import styles from './media-interests.module.css';

const tones = ['pink', 'butter', 'mint', 'sky', 'lilac'] as const;

/** A row per category; highlighted titles have a star, so that they do not differ by colour only. */
export function MediaInterests({ mediaInterests }: { mediaInterests: Content }) {
  const { title, note, categories } = mediaInterests;
  return (
    <Panel title={title} isFlush footer={note ? <span dir="auto">{note}</span> : undefined}>
      <table className={styles.shelves}>
        <tbody>
          {categories.map(({ name, titles }, index) => (
            <tr key={name}>
              <th scope="row" data-tone={tones[index % tones.length]}>
                <bdi>{name}</bdi>
              </th>
              <td>
                <ul className={styles.titles}>
                  {titles.map((entry) => (
                    <li key={entry.title} className={styles.title} data-highlighted={entry.isHighlighted || undefined}>
                      {entry.isHighlighted ? (
                        <>
                          <Icon shape={starIcon} isSmall />
                          <span className="sr-only">{`${aboutMeWords.favourite} `}</span>
                        </>
                      ) : null}
                      <bdi>{entry.title}</bdi>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
