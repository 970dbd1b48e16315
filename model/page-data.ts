import type { Character } from './characters-schema.ts';
import type { FrameHeader } from './page-header.ts';
import type { Project } from './projects-schema.ts';

/** In the folder of each address that has data of its own. Reserved below the pages that list projects and characters. */
export const pageDataFile = 'data.json';

/** The id of the template with that data in the address's own HTML. */
export const pageDataId = 'page-data';

/** What a list shows of a project. */
export type ProjectCard = Pick<Project, 'id' | 'title' | 'subtitle' | 'description' | 'image' | 'alt' | 'link'>;

/** What a list shows of a character. */
export type CharacterCard = Pick<Character, 'id' | 'name' | 'occupation' | 'personality' | 'tone' | 'portrait' | 'alt'>;

export type Neighbours = { previous: CharacterCard; next: CharacterCard };

export type ProjectPageData = { header: FrameHeader; project: Omit<Project, 'order' | 'sharePicture'> };

export type CharacterPageData = {
  header: FrameHeader;
  character: Omit<Character, 'order' | 'sharePicture'>;
  /** Undefined for the only character. */
  neighbours: Neighbours | undefined;
};

/** What only one address shows, and what the frame's header shows there. No other page has to load it. */
export type PageData = ProjectPageData | CharacterPageData;

export function pickProjectCard({ id, title, subtitle, description, image, alt, link }: ProjectCard): ProjectCard {
  return { id, title, subtitle, description, image, alt, link };
}

export function pickCharacterCard(character: CharacterCard): CharacterCard {
  const { id, name, occupation, personality, tone, portrait, alt } = character;
  return { id, name, occupation, personality, tone, portrait, alt };
}
