import { friends } from 'virtual:content';
import { homeWords } from 'virtual:words';
import { useState } from 'react';
import { countFriendPages, friendsOnPage, turnFriendPage } from '#model/friends.ts';
import type { Friend } from '#model/friends-schema.ts';
import { Button } from '#site/ui/button.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '#site/ui/icons.ts';
import { Panel } from '#site/ui/panel.tsx';
import { PictureBox } from '#site/ui/picture.tsx';
import styles from './my-friends.module.css';

/** Friends in pages of 2 x 2. Without script all of them are shown. */
export function MyFriends({ title, all = friends }: { title: string; all?: Friend[] }) {
  const [index, setIndex] = useState(0);
  const pageCount = countFriendPages(all.length);
  const turn = (step: number) => setIndex(turnFriendPage(index, step, pageCount));
  const shown = new Set(friendsOnPage(all, index));
  return (
    <Panel
      title={title}
      tone="mint"
      isQuiet
      isFlush
      footer={
        <div className={styles.pager} data-needs-script="">
          <Button
            size="small"
            isIcon
            aria-label={homeWords.previousFriends}
            disabled={pageCount === 1}
            onClick={() => turn(-1)}
          >
            <Icon shape={arrowLeftIcon} />
          </Button>
          <span aria-live="polite">{`${index + 1}/${pageCount}`}</span>
          <Button
            size="small"
            isIcon
            aria-label={homeWords.nextFriends}
            disabled={pageCount === 1}
            onClick={() => turn(1)}
          >
            <Icon shape={arrowRightIcon} />
          </Button>
        </div>
      }
    >
      <ul className={styles.friends} data-pages={pageCount > 1}>
        {all.map((friend) => (
          <li key={friend.name} className={styles.friend} data-shown={shown.has(friend)}>
            <FriendCard friend={friend} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A friend without a site is not a link. */
function FriendCard({ friend: { name, url, image } }: { friend: Friend }) {
  const card = (
    <>
      <PictureBox picture={image} alt="" width={72} height={72} />
      <bdi>{name}</bdi>
    </>
  );
  if (url === '' || url === '#') return <span className={styles.card}>{card}</span>;
  return (
    <ExternalLink className={styles.card} href={url}>
      {card}
    </ExternalLink>
  );
}
