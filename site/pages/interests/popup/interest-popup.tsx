import type { Interest } from '#model/interests-schema.ts';
import { Dialog } from '#site/ui/dialog.tsx';
import { ImageSlot } from '#site/ui/image-slot.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './interest-popup.module.css';

export function InterestPopup({ item, onClose }: { item: Interest; onClose: () => void }) {
  return (
    <Dialog title={item.title} onClose={onClose}>
      <div className={styles.popup}>
        <ImageSlot className={styles.slot}>
          <PictureBox picture={item.src} alt={item.alt} isEager />
        </ImageSlot>
        <div>
          <MultilineText text={item.notes} isParagraphs />
        </div>
      </div>
    </Dialog>
  );
}
