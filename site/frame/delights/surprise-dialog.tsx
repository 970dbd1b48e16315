import { site } from 'virtual:content';
import { writeButtonHtml } from '#model/buttons.ts';
import type { Delights } from '#model/delights-schema.ts';
import { useCopiedHtml } from '#site/ui/copied-html.ts';
import { CopyHtml } from '#site/ui/copy-html.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { ImageSlot } from '#site/ui/image-slot.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { RichText } from '#site/ui/rich-text.tsx';
import { WebButton } from '#site/ui/web-button.tsx';
import styles from './surprise-dialog.module.css';

type Props = { surprise: NonNullable<Delights['surprise']>; onClose: () => void };

export function SurpriseDialog({ surprise, onClose }: Props) {
  const copied = useCopiedHtml();
  const { title, text, scene, alt, button } = surprise;
  const image = new URL(button.image.name, site.address).href;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.found}>
        <ImageSlot className={styles.scene}>
          <PictureBox picture={scene} alt={alt} isEager />
        </ImageSlot>
        <div className={styles.words}>
          <RichText text={text} />
          <div className={styles.button}>
            <WebButton src={button.image.address} alt={button.alt} />
            <CopyHtml
              name="surprise"
              html={writeButtonHtml({ link: site.address, image, alt: button.alt })}
              copied={copied}
              label={button.alt}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
