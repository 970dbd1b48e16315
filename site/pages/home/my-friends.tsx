import { homeFriends } from 'virtual:content';
import { homeWords } from 'virtual:words';
import type { HomeList } from '#model/content-schema.ts';
import { friendsOnPage } from '#model/friends.ts';
import type { Friend } from '#model/friends-schema.ts';
import { paths } from '#site/navigation/paths.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '#site/ui/icon/icons.ts';
import { FriendCard } from '#site/ui/list/friend-card.tsx';
import { loadListPage } from '#site/ui/list/list-pages.ts';
import { MoreLink } from '#site/ui/list/more-link.tsx';
import { Panel } from '#site/ui/panel.tsx';
import styles from './my-friends.module.css';
import { type LoadFriends, useFriendPages } from './use-friend-pages.ts';

type Props = { title: string; friends?: HomeList<Friend>; load?: LoadFriends };

const loadFriends: LoadFriends = async (listPage) => (await loadListPage('friends', listPage)).items;

/** Friends in pages of 2 x 2. Without script all that Home has are shown; the others are loaded when it is their turn. */
export function MyFriends({ title, friends = homeFriends, load = loadFriends }: Props) {
  const { items, total } = friends;
  const { index, pageCount, loaded, state, turn } = useFriendPages(friends, load);
  const shown = new Set(friendsOnPage(items, index));
  const hasMore = total > items.length;
  return (
    <Panel
      title={title}
      tone="mint"
      isQuiet
      isFlush
      footer={
        <>
          <div className={styles.pager} data-needs-script="">
            <TurnButton
              label={homeWords.previousFriends}
              icon={arrowLeftIcon}
              onTurn={() => turn(-1)}
              {...{ pageCount }}
            />
            <span aria-live="polite">{state ?? `${index + 1}/${pageCount}`}</span>
            <TurnButton label={homeWords.nextFriends} icon={arrowRightIcon} onTurn={() => turn(1)} {...{ pageCount }} />
          </div>
          {hasMore && <MoreLink to={paths.list('friends', 1)}>{homeWords.allFriends}</MoreLink>}
        </>
      }
    >
      <ul className={styles.friends} data-pages={pageCount > 1}>
        {items.map((friend) => (
          <li key={friend.name} className={styles.friend} data-shown={shown.has(friend)}>
            <FriendCard friend={friend} />
          </li>
        ))}
        {loaded.map((friend) => (
          <li key={friend.name} className={styles.friend}>
            <FriendCard friend={friend} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type ButtonProps = { label: string; icon: string; pageCount: number; onTurn: () => void };

function TurnButton({ label, icon, pageCount, onTurn }: ButtonProps) {
  return (
    <Button size="small" isIcon aria-label={label} disabled={pageCount === 1} onClick={onTurn}>
      <Icon shape={icon} />
    </Button>
  );
}
