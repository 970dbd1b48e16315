import { sharedWords } from 'virtual:words';
import { type ComponentProps, useState } from 'react';
import { isStrip, isTall, type Picture } from '#model/picture.ts';
import styles from './picture.module.css';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
  picture: Picture;
  /** Empty when the picture is decorative. */
  alt: string;
  /** The displayed size in CSS pixels; the picture's own by default. */
  width?: number | undefined;
  height?: number | undefined;
  /** For pictures visible when the page opens; the others are lazy-loaded. */
  isEager?: boolean | undefined;
  /** Shown instead of a picture that cannot be loaded. */
  failureText?: string | undefined;
};

/** A picture of known size, which loads without a layout shift; a box of the same size replaces a failed one. */
export function PictureBox({
  picture,
  alt,
  width = picture.width,
  height = picture.height,
  isEager,
  failureText = sharedWords.pictureMissing,
  sizes,
  className = '',
  ...rest
}: Props) {
  const [failedSource, setFailedSource] = useState<string>();
  if (failedSource === picture.src) {
    return <MissingPicture {...{ alt, width, height, failureText, className }} />;
  }
  const handleFailure = () => setFailedSource(picture.src);
  const image = (
    <img
      {...rest}
      className={`${picture.isPixelArt ? styles.pixels : ''} ${className}`}
      src={picture.src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? undefined : 'lazy'}
      decoding={isEager ? undefined : 'async'}
      data-tall={isTall(picture) || undefined}
      data-strip={isStrip(picture) || undefined}
      onError={handleFailure}
      // A prerendered picture can fail before React hydrates and listens.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) handleFailure();
      }}
    />
  );
  if (!picture.sources?.length) return image;
  return (
    <picture>
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

type MissingProps = { alt: string; width: number; height: number; failureText: string; className: string };

function MissingPicture({ alt, width, height, failureText, className }: MissingProps) {
  return (
    <span
      className={`${styles.missing} ${className}`}
      role="img"
      aria-label={alt ? `${failureText}: ${alt}` : failureText}
    >
      {/* An empty SVG is sized exactly like the picture. */}
      <svg
        className={styles.sizer}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      />
      <span className={styles.text}>{failureText}</span>
    </span>
  );
}
