import type { Picture } from '#model/picture.ts';
import type { RichText as RichTextContent } from '#model/rich-text.ts';
import { PictureBox } from './picture.tsx';
import styles from './pictured-text.module.css';
import { RichText } from './rich-text.tsx';

type Props = {
  text: RichTextContent;
  /** Whether the first paragraph is set larger. */
  hasLead?: boolean | undefined;
  /** Pixel art of 40 x 40, shown four times as large. */
  picture?: Picture | undefined;
  caption?: string | undefined;
};

/** Text with a picture on checked paper beside it, so that a wide window is not half empty. */
export function PicturedText({ text, hasLead, picture, caption }: Props) {
  return (
    <div className={styles.row}>
      <RichText text={text} hasLead={hasLead} />
      {picture ? (
        <figure className={styles.figure}>
          <PictureBox picture={picture} alt="" width={160} height={160} />
          {caption ? <figcaption dir="auto">{caption}</figcaption> : null}
        </figure>
      ) : null}
    </div>
  );
}
