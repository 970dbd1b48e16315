import { home, homeFriends, homeUpdates } from 'virtual:content';
import { Doors } from '#site/ui/look-around.tsx';
import { Currently } from './currently.tsx';
import styles from './home-page.module.css';
import { MyFriends } from './my-friends.tsx';
import { QuickIntro } from './quick-intro.tsx';
import { Updates } from './updates.tsx';

export function HomePage() {
  const { quickIntro, updatesTitle, friendsTitle, currently, lookAround } = home;
  return (
    <>
      {lookAround?.doors.length ? (
        <nav className={styles.doors} aria-label={lookAround.title}>
          <Doors doors={lookAround.doors} />
        </nav>
      ) : null}
      <QuickIntro intro={quickIntro} />
      <div className={styles.pair}>
        {homeUpdates.total > 0 && <Updates title={updatesTitle} />}
        {homeFriends.total > 0 && <MyFriends title={friendsTitle} />}
      </div>
      {currently?.items.length ? <Currently currently={currently} /> : null}
    </>
  );
}
