import { site } from 'virtual:content';
import { guestbookWords, sharedWords } from 'virtual:words';
import type { FormEvent } from 'react';
import { listMonths } from '#model/guestbook-months.ts';
import { type PageLinks, writeBookQuery, writePlace } from '#model/guestbook-pages.ts';
import { useNavigate } from '#site/navigation/navigation.tsx';
import { paths, withBase } from '#site/navigation/paths.ts';
import { Button } from '#site/ui/button/button.tsx';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '#site/ui/icon/icons.ts';
import styles from './book-pager.module.css';
import { createDateFormat } from './entry-day.ts';

/** The messages' id: a page of the book opens at them. */
export const messagesAnchor = 'messages';

const address = (before: string, find?: string) =>
  `${paths.guestbookPage}${writeBookQuery({ find, before })}#${messagesAnchor}`;
const monthFormat = createDateFormat(site.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Props = {
  links: PageLinks;
  /** What was looked for: the links lead on in what was found. */
  find: string | undefined;
};

/** Links to older and newer messages, and a jump to a month: a form, which needs no script. */
export function BookPager({ links: { older, newer, ...links }, find }: Props) {
  const navigate = useNavigate();
  const months = listMonths(links);
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(address(String(new FormData(event.currentTarget).get('before'))));
  };
  return (
    <nav className={styles.pager} aria-label={sharedWords.pages} data-print="never">
      {newer !== undefined && (
        <ButtonLink className={styles.newer} size="small" to={address(newer, find)} rel="prev">
          <Icon shape={arrowLeftIcon} isSmall />
          {find === undefined ? guestbookWords.newer : guestbookWords.foundFirst}
        </ButtonLink>
      )}
      {months.length > 0 && (
        <form className={styles.jump} method="get" action={withBase(address(''))} onSubmit={jump}>
          <label>
            {guestbookWords.jumpTo}{' '}
            <select name="before">
              {months.map(({ month, place, count }) => (
                <option key={month} value={writePlace(place)} suppressHydrationWarning>
                  {monthFormat.format(month)}
                  {count !== undefined && ` (${count.toLocaleString(site.language)})`}
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
        <ButtonLink className={styles.older} size="small" to={address(older, find)} rel="next">
          {guestbookWords.older}
          <Icon shape={arrowRightIcon} isSmall />
        </ButtonLink>
      )}
    </nav>
  );
}
