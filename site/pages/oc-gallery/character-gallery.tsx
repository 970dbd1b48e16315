import { galleryWords } from 'virtual:words';
import { type MouseEvent, useState } from 'react';
import type { GalleryImage } from '#model/characters-schema.ts';
import { loadStyles } from '#site/navigation/style-files.ts';
import { Panel } from '#site/ui/panel.tsx';
import styles from './character-gallery.module.css';
import { GalleryThumb } from './gallery-thumb.tsx';
import { ImageModal } from './image-modal.tsx';

type Props = { images: GalleryImage[]; note: string };

/** Links to the pictures, which open in a modal if there is script. */
export function CharacterGallery({ images, note }: Props) {
  const [openIndex, setOpenIndex] = useState<number>();
  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    // Modified clicks keep the browser's behaviour: new tab, new window, download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and the modal returns the focus to the active element.
    event.currentTarget.focus({ preventScroll: true });
    // Without its styles the picture is still worth seeing.
    loadStyles('image-modal')
      .catch(() => {})
      .finally(() => setOpenIndex(index));
  };
  return (
    <Panel title={galleryWords.images} tone="mint" isQuiet>
      <p dir="auto">{note}</p>
      <ul
        className={styles.thumbs}
        data-grows="pictures"
        data-pairs={[1, 2, 4].includes(images.length) || undefined}
        // biome-ignore lint/a11y/noRedundantRoles: VoiceOver forgets that a list without bullets is one
        role="list"
      >
        {images.map((image, index) => (
          <li key={image.id}>
            <GalleryThumb image={image} onOpen={(event) => open(event, index)} />
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <ImageModal images={images} index={openIndex} onTurn={setOpenIndex} onClose={() => setOpenIndex(undefined)} />
      )}
    </Panel>
  );
}
