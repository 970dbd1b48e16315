import { sharedWords } from 'virtual:words';
import { type ComponentProps, useState } from 'react';
import { isStrip, isTall, type Picture } from '#model/picture.ts';
import styles from './picture.module.css';

type Props = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
  picture: Picture;
  /** What the picture tells; empty when it only decorates. */
  alt: string;
  /** The size it is shown at, in CSS pixels, where that is not its own. */
  width?: number | undefined;
  height?: number | undefined;
  /** Seen at once when the page opens; all others wait until they are scrolled near. */
  isEager?: boolean | undefined;
  /** Stands in the picture's place when it cannot be loaded. */
  failureText?: string | undefined;
};

/** A picture of known size, so that nothing moves when it arrives, and a box of the same size when it never does. */
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
  const noteFailure = () => setFailedSource(picture.src);
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
      onError={noteFailure}
      // A prerendered picture can fail before React is there to hear about it.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) noteFailure();
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
      {/* An empty drawing takes its size exactly as the picture would have. */}
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
