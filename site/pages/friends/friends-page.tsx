import { home } from 'virtual:content';
import { FriendCard } from '#site/ui/list/friend-card.tsx';
import { ListNavigation } from '#site/ui/list/list-navigation.tsx';
import { useListPage } from '#site/ui/list/list-pages.ts';
import { Panel } from '#site/ui/panel.tsx';
import styles from './friends-page.module.css';

/** All friends, who are more than Home shows. */
export function FriendsPage() {
  const list = useListPage('friends');
  if (!list) return null;
  const { number, pageCount, items } = list;
  return (
    <>
      <Panel title={home.friendsTitle} tone="mint" isFlush>
        {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver forgets that a list without bullets is one */}
        <ul className={styles.friends} role="list">
          {items.map((friend) => (
            <li key={friend.name}>
              <FriendCard friend={friend} />
            </li>
          ))}
        </ul>
      </Panel>
      <ListNavigation list="friends" number={number} pageCount={pageCount} />
    </>
  );
}
