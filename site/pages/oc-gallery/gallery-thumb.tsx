import type { MouseEvent } from 'react';
import type { GalleryImage } from '#model/characters-schema.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './gallery-thumb.module.css';
import { ImageDescription } from './image-description.tsx';

type Props = { image: GalleryImage; onOpen: (event: MouseEvent<HTMLElement>) => void };

/** Without script the description is below the picture, and the link opens the image file. */
export function GalleryThumb({ image: { src, alt, description }, onOpen }: Props) {
  return (
    <figure>
      <a
        className={styles.thumb}
        href={src.src}
        aria-haspopup="dialog"
        data-pixel-art={src.isPixelArt || undefined}
        onClick={onOpen}
      >
        <PictureBox picture={src} alt={alt} sizes="(width < 760px) 50vw, 304px" />
      </a>
      <figcaption className={styles.caption}>
        <p className={styles.title} dir="auto">
          {alt}
        </p>
        <ImageDescription description={description} />
      </figcaption>
    </figure>
  );
}
