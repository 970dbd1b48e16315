/* biome-ignore-all lint/suspicious/noArrayIndexKey: the resume's texts may repeat, and they never move */
import type { ResumeEntry, ResumeSection } from '#model/resume-schema.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { ResumeLink } from './resume-link.tsx';
import styles from './resume-section.module.css';

type Props = { section: ResumeSection; id: string; tone: string | undefined };

export function SectionView({ section: { title, text, entries, groups }, id, tone }: Props) {
  return (
    <section className={styles.section}>
      <h4 className={styles.title} id={id}>
        <span className={styles.tab} data-tone={tone} dir="auto">
          {title}
        </span>
      </h4>
      {text ? <MultilineText text={text} isParagraphs /> : null}
      {entries.map((entry, index) => (
        <EntryView key={index} {...entry} />
      ))}
      {groups.length > 0 ? (
        <dl className={styles.groups}>
          {groups.map(({ name, items }, index) => (
            <div key={index}>
              <dt dir="auto">{name}</dt>
              <dd dir="auto">{items.join(' · ')}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function EntryView({ title, when, place, text, points, link }: ResumeEntry) {
  return (
    <div className={styles.entry}>
      <h5 className={styles.entryTitle} dir="auto">
        {title}
      </h5>
      {when ? (
        <p className={styles.when} dir="auto">
          {when}
        </p>
      ) : null}
      {place ? (
        <p className={styles.place} dir="auto">
          {place}
        </p>
      ) : null}
      {text ? <MultilineText text={text} isParagraphs /> : null}
      {points.length > 0 ? (
        <ul className={styles.points}>
          {points.map((point, index) => (
            <li key={index} dir="auto">
              {point}
            </li>
          ))}
        </ul>
      ) : null}
      {link ? (
        <p dir="auto">
          <ResumeLink {...link} />
        </p>
      ) : null}
    </div>
  );
}
