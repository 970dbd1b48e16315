import type { Character } from './characters-schema.ts';
import type { Friend } from './friends-schema.ts';
import type { GuestbookView } from './guestbook-view.ts';
import type { FrameHeader } from './page-header.ts';
import type { ListName, ListPage } from './paged-list.ts';
import type { Project } from './projects-schema.ts';
import type { NamedUpdate } from './updates-schema.ts';

/** In the folder of each address that has data of its own. Reserved below the pages that are lists. */
export const pageDataFile = 'data.json';

/** The id of the template with that data in the address's own HTML. */
export const pageDataId = 'page-data';

/** What a list shows of a project. */
export type ProjectCard = Pick<Project, 'id' | 'title' | 'subtitle' | 'description' | 'image' | 'alt' | 'link'>;

/** What a list shows of a character, and what the character is found by there. */
export type CharacterCard = Pick<
  Character,
  'id' | 'name' | 'occupation' | 'personality' | 'tone' | 'portrait' | 'alt' | 'species' | 'tags'
>;

export type Neighbours = { previous: CharacterCard; next: CharacterCard };

export type ProjectPageData = { header: FrameHeader; project: Omit<Project, 'order' | 'sharePicture'> };

export type CharacterPageData = {
  header: FrameHeader;
  character: Omit<Character, 'order' | 'sharePicture'>;
  /** Undefined for the only character. */
  neighbours: Neighbours | undefined;
};

type ListItems = { updates: NamedUpdate; friends: Friend; projects: ProjectCard; characters: CharacterCard };

/** Every page of each list. Updates and friends have none if Home shows all of them. */
export type PagedLists = { [Name in ListName]: ListPage<ListItems[Name]>[] };

export type ListPageData<Name extends ListName = ListName> = { header: FrameHeader; list: PagedLists[Name][number] };

/** What only one address shows, and what the frame's header shows there. No other page has to load it. */
export type PageData = ProjectPageData | CharacterPageData | ListPageData;

/** What the HTML of an address may embed. */
export type EmbeddedData = PageData | GuestbookView;

/** The data of a page in its HTML, so that hydration needs no request. A template is inert: nothing in it runs or loads. */
export const embedPageData = (data: EmbeddedData | undefined): string =>
  data ? `<template id="${pageDataId}">${escapeText(JSON.stringify(data))}</template>` : '';

/** Quotes need no escape in an element, and JSON is full of them. */
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function pickProjectCard({ id, title, subtitle, description, image, alt, link }: ProjectCard): ProjectCard {
  return { id, title, subtitle, description, image, alt, link };
}

export function pickCharacterCard(character: CharacterCard): CharacterCard {
  const { id, name, occupation, personality, tone, portrait, alt, species, tags } = character;
  return { id, name, occupation, personality, tone, portrait, alt, species, tags };
}
