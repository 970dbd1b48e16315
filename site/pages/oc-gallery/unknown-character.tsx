import { characterList } from 'virtual:content';
import { galleryWords, notFoundWords } from 'virtual:words';
import { useId } from 'react';
import type { Picture } from '#model/picture.ts';
import { Oops } from '#site/ui/oops.tsx';
import { BackToGallery } from './back-to-gallery.tsx';
import { CharacterCards } from './character-cards.tsx';

/** For an unknown id: a notice above all characters. */
export function UnknownCharacter({ mascot }: { mascot: Picture }) {
  const { items } = characterList;
  const invitationId = useId();
  return (
    <>
      <Oops title={notFoundWords.whereTo} picture={mascot} actions={<BackToGallery />}>
        <p>
          {galleryWords.notFoundText} {items.length > 0 && <span id={invitationId}>{galleryWords.invitation}</span>}
        </p>
      </Oops>
      {items.length > 0 && <CharacterCards characters={items} titleId={invitationId} />}
    </>
  );
}
