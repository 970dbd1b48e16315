/* biome-ignore-all lint/suspicious/noArrayIndexKey: the resume's texts may repeat, and they never move */
import { useId } from 'react';
import type { Resume } from '#model/resume-schema.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import { ResumeLink } from './resume-link.tsx';
import styles from './resume-paper.module.css';
import { SectionView } from './resume-section.tsx';

const tones = ['pink', 'butter', 'mint', 'sky', 'lilac'] as const;

/** The resume as a paper on a desk: the PDF's texts in the same order, and the only part of the page that is printed. */
export function ResumePaper({ resume }: { resume: Resume }) {
  const { name, role, portrait, contact, sections, note } = resume;
  const nameId = useId();
  return (
    <div className={styles.desk}>
      {sections.length > 2 ? (
        <nav className={styles.parts} aria-labelledby={nameId} data-print="never">
          {sections.map(({ title }, index) => (
            <a key={index} href={`#part-${index + 1}`} data-tone={tones[index % tones.length]} dir="auto">
              {title}
            </a>
          ))}
        </nav>
      ) : null}
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
                  {to ? <ResumeLink to={to} text={text} /> : text}
                </li>
              ))}
            </ul>
          </div>
          {portrait ? (
            <PictureBox
              className={styles.portrait}
              picture={portrait.image}
              alt={portrait.alt}
              width={portrait.image.isPixelArt ? 80 : 96}
              height={portrait.image.isPixelArt ? 80 : 96}
            />
          ) : null}
        </header>
        {sections.map((section, index) => (
          <SectionView key={index} section={section} id={`part-${index + 1}`} tone={tones[index % tones.length]} />
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
