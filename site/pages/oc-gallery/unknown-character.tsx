import { galleryWords } from 'virtual:words';
import { useId } from 'react';
import type { Character } from '#model/characters-schema.ts';
import type { Picture } from '#model/picture.ts';
import { Oops } from '#site/ui/oops.tsx';
import { BackToGallery } from './back-to-gallery.tsx';
import { CharacterCards } from './character-cards.tsx';

type Props = { mascot: Picture; characters: Character[] };

/** For an unknown id: a notice above all characters. */
export function UnknownCharacter({ mascot, characters }: Props) {
  const invitationId = useId();
  return (
    <>
      <Oops title={galleryWords.notFound} picture={mascot} actions={<BackToGallery />}>
        <p>
          {galleryWords.notFoundText}{' '}
          {characters.length > 0 && <span id={invitationId}>{galleryWords.invitation}</span>}
        </p>
      </Oops>
      {characters.length > 0 && <CharacterCards characters={characters} titleId={invitationId} />}
    </>
  );
}
