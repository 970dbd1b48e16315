import { projectsWords } from 'virtual:words';
import { arrangeProcess, type PlacedBlock } from '#model/projects.ts';
import type { ProcessBlock } from '#model/projects-schema.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import styles from './development-process.module.css';

const tones = ['sky', 'lilac', 'butter', 'mint', 'pink'] as const;
const chooseTone = (index: number) => tones[index % tones.length];
const nameId = (index: number) => `part-${index + 1}`;

/**
 * How a project was made: paragraphs and titled sections, in the owner's order. On phones, links below the first paragraph
 * lead to the sections.
 */
export function DevelopmentProcess({ blocks }: { blocks: ProcessBlock[] | undefined }) {
  if (!blocks) {
    return <p className={styles.soon}>{projectsWords.processSoon}</p>;
  }
  const parts = blocks.flatMap((block, index) => (block.type === 'section' ? [{ title: block.title, index }] : []));
  const rows = arrangeProcess(blocks).map((columns) => (
    <div key={columns[0]?.[0]?.index} className={styles.row}>
      {columns.map((column) => (
        <div key={column[0]?.index} className={styles.column}>
          {column.map(({ block, index }) => (
            <BlockView key={index} block={block} index={index} />
          ))}
        </div>
      ))}
    </div>
  ));
  const introduction = blocks[0]?.type === 'paragraph' ? rows.shift() : null;
  return (
    <div className={styles.process}>
      {introduction}
      {parts.length > 2 && (
        <nav className={styles.parts} aria-labelledby="development-process" data-print="never">
          {parts.map(({ title, index }) => (
            <a key={index} href={`#${nameId(index)}`} dir="auto">
              {title}
            </a>
          ))}
        </nav>
      )}
      {rows}
    </div>
  );
}

function BlockView({ block, index }: PlacedBlock) {
  if (block.type === 'paragraph') {
    return (
      <div className={styles.paragraph}>
        <MultilineText text={block.content} isParagraphs />
      </div>
    );
  }
  const { title, items, content } = block;
  return (
    <div className={styles.section} data-tone={chooseTone(index)}>
      <h4 id={nameId(index)} dir="auto">
        {title}
      </h4>
      {items && (
        <ul className={styles.items}>
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of one list have no other name and never move
            <li key={place} dir="auto">
              <MultilineText text={item} />
            </li>
          ))}
        </ul>
      )}
      {content && <MultilineText text={content} isParagraphs />}
    </div>
  );
}
