import { galleryPage, notFound } from 'virtual:content';
import type { CharacterPageData } from '#model/page-data.ts';
import { usePageData } from '#site/navigation/use-page-data.ts';
import { CharacterDetails } from './character-details.tsx';
import { UnknownCharacter } from './unknown-character.tsx';

export function CharacterPage() {
  const data = usePageData() as CharacterPageData | null;
  if (!data) return <UnknownCharacter mascot={notFound.header.mascot} />;
  const { character, neighbours } = data;
  return (
    <CharacterDetails
      key={character.id}
      character={character}
      galleryNote={galleryPage.galleryNote}
      neighbours={neighbours}
    />
  );
}
