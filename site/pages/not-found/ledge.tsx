import type { Picture } from '#model/picture.ts';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './ledge.module.css';

/** The number of the error, whose middle digit is the owner's figure, on a ledge that hides where the figure is cut off. */
export function Ledge({ picture }: { picture: Picture }) {
  return (
    <div className={styles.ledge}>
      <Four />
      <PictureBox picture={picture} width={200} height={200} alt="404" isEager />
      <Four />
    </div>
  );
}

/** A four in the lettering of the titles: three bands, of 22 x 29 pixels with a ring of three and a shadow of two below. */
function Four() {
  return (
    <svg className={styles.four} viewBox="-3 -3 28 37" shapeRendering="crispEdges" aria-hidden="true">
      <path d="M10 0h8v1h1v9h-14v-2h1v-2h1v-2h1v-2h1v-1h1z" />
      <path d="M4 10h8v1h-1v2h-1v2h-1v2h4v-7h6v6h1v2h1v1h1v1h-22v-2h1v-2h1v-2h1v-2h1z" />
      <path d="M0 20h22v4h-1v1h-2v3h-1v1h-5v-1h-1v-3h-10v-1h-1v-1h-1z" />
    </svg>
  );
}
