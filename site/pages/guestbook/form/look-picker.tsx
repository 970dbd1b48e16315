import { guestbookWords } from 'virtual:words';
import { type Look, papers, stickers } from '#model/guestbook-looks.ts';
import looks from '#site/pages/guestbook/looks/looks.module.css';
import { paperNames, stickerNames } from './look-names.ts';
import styles from './look-picker.module.css';

/** Two groups of radio buttons, in which nothing is chosen at first. */
export function LookPicker({ chosen }: { chosen: Look | undefined }) {
  return (
    <div className={styles.picker}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{guestbookWords.sticker}</legend>
        {stickers.map((sticker) => (
          <label className={styles.choice} key={sticker}>
            <input
              type="radio"
              name="sticker"
              value={sticker}
              defaultChecked={chosen?.sticker === sticker}
              aria-label={stickerNames[sticker]}
            />
            <span className={looks.sticker} data-sticker={sticker} />
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{guestbookWords.paper}</legend>
        {papers.map((paper) => (
          <label className={styles.choice} key={paper}>
            <input
              type="radio"
              name="paper"
              value={paper}
              defaultChecked={chosen?.paper === paper}
              aria-label={paperNames[paper]}
            />
            <span className={`${styles.swatch} ${looks.paper}`} data-paper={paper} aria-hidden="true">
              Aa
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
