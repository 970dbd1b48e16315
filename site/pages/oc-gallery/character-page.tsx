import { characters, galleryPage, notFound } from 'virtual:content';
import { findCharacter, findNeighbours } from '#model/characters.ts';
import { useParameters } from '#site/navigation/navigation.tsx';
import { CharacterDetails } from './character-details.tsx';
import { UnknownCharacter } from './unknown-character.tsx';

export function CharacterPage() {
  const character = findCharacter(characters, useParameters().characterId);
  if (!character) return <UnknownCharacter mascot={notFound.header.mascot} characters={characters} />;
  return (
    <CharacterDetails
      key={character.id}
      character={character}
      galleryNote={galleryPage.galleryNote}
      neighbours={findNeighbours(characters, character.id)}
    />
  );
}
