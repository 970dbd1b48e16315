import { site } from 'virtual:content';
import { guestbookWords, sharedWords } from 'virtual:words';
import type { FormEvent } from 'react';
import { listMonths } from '#model/guestbook-links.ts';
import { type PageLinks, writePlace } from '#model/guestbook-pages.ts';
import { useNavigate } from '#site/navigation/navigation.tsx';
import { paths, withBase } from '#site/navigation/paths.ts';
import { Button } from '#site/ui/button/button.tsx';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '#site/ui/icon/icons.ts';
import styles from './book-pager.module.css';

/** The messages' id: a page of the book opens at them. */
const messagesAnchor = 'messages';

const address = (before: string) => `${paths.guestbookPage}${before && `?before=${before}`}#${messagesAnchor}`;
const monthFormat = new Intl.DateTimeFormat(site.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Links to older and newer messages, and a jump to a month: a form, which needs no script. */
export function BookPager({ links: { older, newer, oldestMs, newestMs } }: { links: PageLinks }) {
  const navigate = useNavigate();
  if (older === undefined && newer === undefined) return null;
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(address(String(new FormData(event.currentTarget).get('before'))));
  };
  return (
    <nav className={styles.pager} aria-label={sharedWords.pages} data-print="never">
      {newer !== undefined && (
        <ButtonLink className={styles.newer} size="small" to={address(newer)} rel="prev">
          <Icon shape={arrowLeftIcon} isSmall />
          {guestbookWords.newer}
        </ButtonLink>
      )}
      {oldestMs !== undefined && newestMs !== undefined && (
        <form className={styles.jump} method="get" action={withBase(address(''))} onSubmit={jump}>
          <label>
            {guestbookWords.jumpTo}{' '}
            <select name="before">
              {listMonths(oldestMs, newestMs).map(({ month, place }) => (
                <option key={month} value={writePlace(place)} suppressHydrationWarning>
                  {monthFormat.format(month)}
                </option>
              ))}
            </select>
          </label>
          <Button size="small" type="submit">
            {guestbookWords.jump}
          </Button>
        </form>
      )}
      {older !== undefined && (
        <ButtonLink className={styles.older} size="small" to={address(older)} rel="next">
          {guestbookWords.older}
          <Icon shape={arrowRightIcon} isSmall />
        </ButtonLink>
      )}
    </nav>
  );
}
