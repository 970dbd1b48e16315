import type { Character } from '#model/characters-schema.ts';
import type { HomeList } from '#model/content-schema.ts';
import type { Friend } from '#model/friends-schema.ts';
import { type PagedLists, pickCharacterCard, pickProjectCard } from '#model/page-data.ts';
import { listPageSizes, onHome, splitList } from '#model/paged-list.ts';
import type { Project } from '#model/projects-schema.ts';
import { nameUpdates } from '#model/updates.ts';
import type { NamedUpdate, Update } from '#model/updates-schema.ts';
import { listAddresses } from './pages.ts';
import type { ReadPage } from './read-page.ts';

type Lists = { updates: Update[]; friends: Friend[]; projects: Project[]; characters: Character[] };

/** What Home shows of a list, and every page of each list. */
export function pageLists({ updates, friends, projects, characters }: Lists): {
  homeUpdates: HomeList<NamedUpdate>;
  homeFriends: HomeList<Friend>;
  lists: PagedLists;
} {
  const ids = nameUpdates(updates);
  const named = updates.map((update, index) => ({ id: ids[index] as string, ...update }));
  return {
    homeUpdates: { items: named.slice(0, onHome.updates), total: named.length },
    homeFriends: { items: friends.slice(0, onHome.friends), total: friends.length },
    lists: {
      updates: named.length > onHome.updates ? splitList(named, listPageSizes.updates) : [],
      friends: friends.length > onHome.friends ? splitList(friends, listPageSizes.friends) : [],
      projects: splitList(projects.map(pickProjectCard), listPageSizes.projects),
      characters: splitList(characters.map(pickCharacterCard), listPageSizes.characters),
    },
  };
}

/** The addresses of the pages with all updates and all friends, which are there if Home cannot show all. */
export function listLongLists(pages: readonly ReadPage[]): string[] {
  return (['updates', 'friends'] as const).flatMap((name) => {
    const data = pages.find((page) => page.name === name)?.data;
    return Array.isArray(data) && data.length > onHome[name] ? [listAddresses[name]] : [];
  });
}
