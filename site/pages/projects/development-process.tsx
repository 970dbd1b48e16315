import { projectsWords } from 'virtual:words';
import type { ProcessBlock } from '#model/projects-schema.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import styles from './development-process.module.css';

/** How a project was made: paragraphs and titled sections, in the owner's order. */
export function DevelopmentProcess({ blocks }: { blocks: ProcessBlock[] | undefined }) {
  if (!blocks) {
    return <p className={styles.soon}>{projectsWords.processSoon}</p>;
  }
  return (
    <div className={styles.process}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one story have no other name and never move
        <BlockView key={index} block={block} id={`part-${index + 1}`} />
      ))}
    </div>
  );
}

function BlockView({ block, id }: { block: ProcessBlock; id: string }) {
  if (block.type === 'paragraph') {
    return (
      <div className={styles.paragraph}>
        <MultilineText text={block.content} isParagraphs />
      </div>
    );
  }
  const { title, items, content } = block;
  return (
    <div className={styles.section}>
      <h4 id={id} dir="auto">
        {title}
      </h4>
      {items && (
        <ul className={styles.items}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of one list have no other name and never move
            <li key={index} dir="auto">
              <MultilineText text={item} />
            </li>
          ))}
        </ul>
      )}
      {content && <MultilineText text={content} isParagraphs />}
    </div>
  );
}
