import { useRef, useState } from 'react';
import styles from './media.module.css';

type Size = { width: number; height: number };

/** In CSS pixels. */
const room = 240;
/** Larger ones are photos, which may be shown at any size. */
const maxPixelArt = 200;

/** Pixel art is enlarged by whole numbers; everything else is fitted in. */
function fitPicture({ width, height }: Size): { box: Size; width: number; isPixels: boolean } {
  const most = room / Math.max(width, height, 1);
  const isPixels = Math.max(width, height) <= maxPixelArt;
  const scale = isPixels ? Math.max(1, Math.floor(most)) : Math.min(1, most);
  const box = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  return { box, width: box.width, isPixels: isPixels && scale > 1 };
}

/** The size of a picture, known once it is loaded. */
export function usePicture() {
  const [size, setSize] = useState<Size>();
  const ref = useRef<HTMLImageElement>(null);
  const onLoad = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = ref.current ?? {};
    if (width > 0) setSize({ width, height });
  };
  return { image: { ref, onLoad }, size, shown: size && fitPicture(size) };
}

/** A picture of the site, over squares where one can look through it. */
export function PicturePreview({ src, alt, onMissing }: { src: string; alt: string; onMissing: () => void }) {
  const { image, shown } = usePicture();
  return (
    <img
      ref={image.ref}
      onLoad={image.onLoad}
      onError={onMissing}
      className={styles.picture}
      data-pixels={shown?.isPixels || undefined}
      src={src}
      alt={alt}
      {...shown?.box}
    />
  );
}
