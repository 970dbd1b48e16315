import { sharedWords } from 'virtual:words';
import { useRef, useState } from 'react';
import type { HomeList } from '#model/content-schema.ts';
import { countFriendPages, findFriendPage, friendsOnPage, turnFriendPage } from '#model/friends.ts';
import type { Friend } from '#model/friends-schema.ts';

/** Loads the friends on a page of the list of all friends; the first page is 1. */
export type LoadFriends = (listPage: number) => Promise<Friend[]>;

type Shown = {
  index: number;
  /** The friends of this page, if Home has not got them. */
  loaded: Friend[];
  /** Instead of the page's number: it is being loaded, or could not be. */
  state?: string;
};

/** Which four friends are shown. A page that is still loading is shown when it is there, unless the visitor turned on. */
export function useFriendPages({ items, total }: HomeList<Friend>, load: LoadFriends) {
  const [shown, setShown] = useState<Shown>({ index: 0, loaded: [] });
  const wanted = useRef(0);
  const pageCount = countFriendPages(total);

  const turn = (step: number) => {
    const index = turnFriendPage(wanted.current, step, pageCount);
    wanted.current = index;
    if (friendsOnPage(items, index).length > 0) setShown({ index, loaded: [] });
    else void showLoaded(index);
  };

  const showLoaded = async (index: number) => {
    setShown((current) => ({ ...current, state: sharedWords.oneMoment }));
    const place = findFriendPage(index);
    try {
      const loaded = friendsOnPage(await load(place.listPage), place.index);
      if (wanted.current === index) setShown({ index, loaded });
    } catch {
      if (wanted.current !== index) return;
      wanted.current = shown.index;
      setShown((current) => ({ ...current, state: sharedWords.listFailed }));
    }
  };

  return { ...shown, pageCount, turn };
}
