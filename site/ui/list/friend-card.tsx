import type { Friend } from '#model/friends-schema.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './friend-card.module.css';

/** A friend without a site is not a link. */
export function FriendCard({ friend: { name, url, image } }: { friend: Friend }) {
  const card = (
    <>
      <PictureBox picture={image} alt="" width={72} height={72} />
      <bdi>{name}</bdi>
    </>
  );
  if (url === '' || url === '#') return <span className={styles.card}>{card}</span>;
  return (
    <ExternalLink className={styles.card} href={url}>
      {card}
    </ExternalLink>
  );
}
