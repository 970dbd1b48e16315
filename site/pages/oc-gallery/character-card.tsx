import { galleryWords } from 'virtual:words';
import type { CharacterCard as Card } from '#model/page-data.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './character-card.module.css';

type Props = { character: Card; isEager: boolean };

export function CharacterCard({ character, isEager }: Props) {
  const { id, name, occupation, personality, tone, portrait, alt } = character;
  return (
    <Link className={styles.card} to={paths.character(id)} data-tone={tone}>
      <span className={styles.frame} data-pixel-art={portrait.isPixelArt || undefined}>
        <PictureBox
          className={styles.picture}
          picture={portrait}
          alt={alt}
          sizes="(width < 760px) 50vw, 430px"
          isEager={isEager}
          failureText={galleryWords.portraitMissing}
        />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <span dir="auto">{occupation}</span>
        <span className={styles.personality} dir="auto">
          {personality}
        </span>
      </div>
    </Link>
  );
}
