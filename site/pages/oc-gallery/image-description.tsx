import { readDescription } from '#model/characters.ts';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import styles from './image-description.module.css';

/** The credit and the text of a picture's description. */
export function ImageDescription({ description }: { description: string }) {
  const { credit, text } = readDescription(description);
  return (
    <>
      <p className={styles.credit} dir="auto">
        {credit}
      </p>
      {text && <MultilineText text={text} isParagraphs />}
    </>
  );
}
