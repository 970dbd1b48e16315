/* biome-ignore-all lint/suspicious/noArrayIndexKey: the sheet's texts may repeat, and they never move */
import { useId } from 'react';
import type { ResumeEntry, ResumeSection, ResumeSheet } from '#model/resume-schema.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './resume-paper.module.css';

const tones = ['pink', 'butter', 'mint', 'sky', 'lilac'] as const;

/** The resume as a paper on a desk: what is in the PDF, in the same order, and all that is printed of the page. */
export function ResumePaper({ sheet }: { sheet: ResumeSheet }) {
  const { name, role, portrait, contact, sections, note } = sheet;
  const nameId = useId();
  return (
    <div className={styles.desk}>
      <article className={styles.paper} aria-labelledby={nameId} data-print="only">
        <header className={styles.head}>
          <div>
            <h3 className={styles.name} id={nameId} dir="auto">
              {name}
            </h3>
            {role ? (
              <p className={styles.role} dir="auto">
                {role}
              </p>
            ) : null}
            <ul className={styles.contact}>
              {contact.map(({ text, to }, index) => (
                <li key={index} dir="auto">
                  {to ? <SheetLink to={to} text={text} /> : text}
                </li>
              ))}
            </ul>
          </div>
          {portrait ? (
            <PictureBox
              className={styles.portrait}
              picture={portrait.image}
              alt={portrait.alt}
              width={96}
              height={96}
            />
          ) : null}
        </header>
        {sections.map((section, index) => (
          <SheetSection key={index} section={section} tone={tones[index % tones.length]} />
        ))}
        {note ? (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        ) : null}
      </article>
    </div>
  );
}

type SectionProps = { section: ResumeSection; tone: (typeof tones)[number] | undefined };

function SheetSection({ section: { title, text, entries, groups }, tone }: SectionProps) {
  return (
    <section className={styles.section}>
      <h4 className={styles.title}>
        <span className={styles.tab} data-tone={tone} dir="auto">
          {title}
        </span>
      </h4>
      {text ? <MultilineText text={text} isParagraphs /> : null}
      {entries.map((entry, index) => (
        <SheetEntry key={index} {...entry} />
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

function SheetEntry({ title, when, place, text, points, link }: ResumeEntry) {
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
          <SheetLink {...link} />
        </p>
      ) : null}
    </div>
  );
}

/** Other sites open in a tab of their own, and the music goes on in this one. */
function SheetLink({ to, text }: { to: string; text: string }) {
  return /^https?:/.test(to) ? <ExternalLink href={to}>{text}</ExternalLink> : <a href={to}>{text}</a>;
}
