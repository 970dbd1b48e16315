import { Button } from '#studio/app/button/button.tsx';
import { useTakeUp } from '#studio/app/panels/use-take-up.ts';
import { say } from '#studio/app/say.ts';
import { titleOfPage } from '#studio/app/state/sections.ts';
import type { SitePage } from '#studio/protocol/site-state.ts';
import styles from './left-out-page.module.css';

/** Stands where a page would be that is left out; visitors find nothing at its address. */
export function LeftOutPage({ page }: { page: SitePage }) {
  const takeUp = useTakeUp();
  return (
    <>
      <h2 className={styles.title}>{say('leaveOut.isOut', { page: titleOfPage(page) })}</h2>
      <p className={styles.text}>{say('leaveOut.isOutText')}</p>
      <Button onClick={() => void takeUp(page)}>{say('leaveOut.takeUp')}</Button>
    </>
  );
}

/** The page that is left out of those at this address, or the one that it belongs to. */
export const findLeftOut = (pages: readonly SitePage[], address: string): SitePage | undefined =>
  pages.find((page) => page.isLeftOut && (page.address === address || address.startsWith(`${page.address}/`)));
