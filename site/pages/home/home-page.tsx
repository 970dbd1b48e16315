import { home } from '#site/content.ts';
import { Currently } from './currently.tsx';
import styles from './home-page.module.css';
import { LookAround } from './look-around.tsx';
import { MyFriends } from './my-friends.tsx';
import { QuickIntro } from './quick-intro.tsx';
import { Updates } from './updates.tsx';

export function HomePage() {
  return (
    <>
      <QuickIntro intro={home.quickIntro} />
      <div className={styles.pair}>
        <div className={styles.column}>
          <Updates title={home.updatesTitle} />
          <Currently currently={home.currently} />
        </div>
        <MyFriends title={home.friendsTitle} />
      </div>
      <LookAround lookAround={home.lookAround} />
    </>
  );
}
