import { sharedWords } from 'virtual:words';
import { buttonHeight, buttonWidth } from '#model/buttons.ts';
import { PictureBox } from './picture.tsx';
import styles from './web-button.module.css';

/** An 88x31 picture at its own size, or doubled; a box of that size says what is missing. */
export function WebButton({ src, alt, isDoubled }: { src: string; alt: string; isDoubled?: boolean }) {
  const scale = isDoubled ? 2 : 1;
  const [width, height] = [buttonWidth * scale, buttonHeight * scale];
  return (
    <PictureBox
      className={styles.button ?? ''}
      picture={{ src, width, height, isPixelArt: true }}
      alt={alt}
      failureText={sharedWords.buttonMissing}
    />
  );
}
