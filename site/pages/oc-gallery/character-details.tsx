import { galleryWords } from 'virtual:words';
import { readDetails } from '#model/characters.ts';
import type { CharacterPageData, Neighbours } from '#model/page-data.ts';
import { ImageSlot } from '#site/ui/image-slot.tsx';
import { MultilineText } from '#site/ui/multiline-text.tsx';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import { BackToGallery } from './back-to-gallery.tsx';
import styles from './character-details.module.css';
import { CharacterGallery } from './character-gallery.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';

type Props = { character: CharacterPageData['character']; galleryNote: string; neighbours: Neighbours | undefined };

export function CharacterDetails({ character, galleryNote, neighbours }: Props) {
  const { name, species, age, mainImage, portrait, alt, tone, funFacts, personality, backstory, images, tags } =
    character;
  const details = readDetails(character.details);
  return (
    <>
      <p>
        <BackToGallery />
      </p>
      <div className={styles.top}>
        <figure className={styles.column} data-tone={tone}>
          <ImageSlot className={styles.main} isPixelArt={mainImage.isPixelArt}>
            <PictureBox
              picture={mainImage}
              alt={alt}
              sizes="(width < 760px) 100vw, 480px"
              isEager
              failureText={galleryWords.imageMissing}
            />
          </ImageSlot>
          <figcaption className={styles.personality} dir="auto">
            {personality}
          </figcaption>
        </figure>
        <div className={styles.column}>
          <Panel title={galleryWords.info} tone={tone} isQuiet isFlush>
            <dl className={styles.info}>
              <dt>{galleryWords.name}</dt>
              <dd dir="auto">{name}</dd>
              <dt>{galleryWords.species}</dt>
              <dd dir="auto">{species}</dd>
              <dt>{galleryWords.age}</dt>
              <dd dir="auto">{age}</dd>
              {tags.length > 0 && (
                <>
                  <dt>{galleryWords.tags}</dt>
                  <dd dir="auto">{tags.join(', ')}</dd>
                </>
              )}
            </dl>
          </Panel>
          {funFacts.length > 0 && (
            <Panel title={galleryWords.funFacts} tone="pink" isQuiet>
              <ul className={styles.factList}>
                {funFacts.map((fact) => (
                  <li key={fact} dir="auto">
                    {fact}
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
      <Panel title={galleryWords.overview}>
        <div className={styles.overview}>
          <div className={styles.backstory} data-grows="text">
            <MultilineText text={backstory} isParagraphs />
          </div>
          <ImageSlot className={styles.portrait}>
            <PictureBox picture={portrait} alt="" sizes="160px" />
          </ImageSlot>
          {details !== undefined && (
            <p className={styles.details} data-tone="butter" dir="auto">
              <MultilineText text={details} />
            </p>
          )}
        </div>
      </Panel>
      {images.length > 0 && <CharacterGallery images={images} note={galleryNote} />}
      {neighbours && <NeighbourLinks neighbours={neighbours} />}
    </>
  );
}
