import { galleryWords } from 'virtual:words';
import type { KeyboardEvent } from 'react';
import { turnIndex } from '#model/characters.ts';
import type { GalleryImage } from '#model/characters-schema.ts';
import { fillWords } from '#model/words.ts';
import { Button } from '#site/ui/button.tsx';
import { Dialog } from '#site/ui/dialog.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '#site/ui/icons.ts';
import { ImageSlot } from '#site/ui/image-slot.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { ImageDescription } from './image-description.tsx';
import styles from './image-modal.module.css';
import { useSwipe } from './use-swipe.ts';

type Props = {
  images: GalleryImage[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
};

const arrowSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture of a gallery as large as it fits, with the buttons to the previous and the next one. */
export function ImageModal({ images, index, onTurn, onClose }: Props) {
  const turn = (step: number) => onTurn(turnIndex(index, step, images.length));
  const swipe = useSwipe(turn);
  const image = images[index];
  if (!image) return null;
  const handleKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const step = arrowSteps[key];
    // With Alt or ⌘ they are the browser's shortcuts for Back and Forward.
    if (step && !altKey && !ctrlKey && !metaKey) turn(step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is on the modal's buttons, and their key events bubble up to here
    <div onKeyDown={handleKeyDown}>
      <Dialog title={image.alt} size="wide" onClose={onClose}>
        <div className={styles.modal}>
          <div
            className={styles.picture}
            data-pixel-art={image.src.isPixelArt || undefined}
            {...(images.length > 1 && swipe)}
          >
            <ImageSlot>
              <PictureBox key={image.id} picture={image.src} alt={image.alt} sizes="560px" isEager />
            </ImageSlot>
          </div>
          <div className={styles.words}>
            <ImageDescription description={image.description} />
          </div>
          {images.length > 1 && (
            <div className={styles.pager}>
              <Button isIcon aria-label={galleryWords.previousImage} onClick={() => turn(-1)}>
                <Icon shape={arrowLeftIcon} />
              </Button>
              <p className={styles.count} role="status">
                {fillWords(galleryWords.place, { current: index + 1, total: images.length })}
                <span className="sr-only">
                  : <bdi>{image.alt}</bdi>
                </span>
              </p>
              <Button isIcon aria-label={galleryWords.nextImage} onClick={() => turn(1)}>
                <Icon shape={arrowRightIcon} />
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
