import type { CharacterCard as Card } from '#model/page-data.ts';
import { CharacterCard } from './character-card.tsx';
import styles from './character-cards.module.css';

type Props = {
  characters: Card[];
  /** The element whose text names the list. */
  titleId: string;
  /** The cards are a part of a long list, and as wide as its others. */
  isPart?: boolean | undefined;
};

export function CharacterCards({ characters, titleId, isPart }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: VoiceOver forgets that a list without bullets is one
    <ul className={styles.cards} role="list" aria-labelledby={titleId} data-part={isPart || undefined}>
      {characters.map((character, index) => (
        <li key={character.id}>
          <CharacterCard character={character} isEager={index < 2} />
        </li>
      ))}
    </ul>
  );
}
