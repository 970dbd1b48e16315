import { galleryWords } from 'virtual:words';
import type { CharacterCard, Neighbours } from '#model/page-data.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '#site/ui/icon/icons.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './neighbour-links.module.css';

export function NeighbourLinks({ neighbours: { previous, next } }: { neighbours: Neighbours }) {
  return (
    <nav className={styles.neighbours} aria-label={galleryWords.others}>
      <NeighbourLink character={previous} direction="previous" />
      <NeighbourLink character={next} direction="next" />
    </nav>
  );
}

type Props = { character: CharacterCard; direction: 'previous' | 'next' };

function NeighbourLink({ character: { id, name, tone, portrait }, direction }: Props) {
  const isNext = direction === 'next';
  return (
    <Link className={styles.neighbour} to={paths.character(id)} data-tone={tone} data-direction={direction}>
      <span className={styles.picture}>
        <PictureBox picture={portrait} alt="" />
      </span>
      <span className={styles.words}>
        <span className={styles.direction}>{isNext ? galleryWords.next : galleryWords.previous}</span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </span>
      <Icon shape={isNext ? arrowRightIcon : arrowLeftIcon} />
    </Link>
  );
}
