import { guestbookWords } from 'virtual:words';
import type { FormEvent } from 'react';
import { maxFindLength } from '#model/guestbook-find.ts';
import { writeBookQuery } from '#model/guestbook-pages.ts';
import { useNavigate } from '#site/navigation/navigation.tsx';
import { paths, withBase } from '#site/navigation/paths.ts';
import { isServed } from '#site/pages/guestbook/guestbook-service.ts';
import { Button } from '#site/ui/button/button.tsx';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import styles from './book-pager.module.css';
import { messagesAnchor } from './book-pager.tsx';

const book = `${paths.guestbookPage}#${messagesAnchor}`;

/** Looks for a name or a word in the whole book: a form, which needs no script. */
export function FindForm({ find }: { find: string | undefined }) {
  const navigate = useNavigate();
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('find')).trim();
    navigate(`${paths.guestbookPage}${writeBookQuery({ find: typed })}#${messagesAnchor}`);
  };
  return (
    <search className={styles.pager} data-print="never" data-needs-script={isServed ? undefined : ''}>
      <form className={styles.jump} method="get" action={withBase(book)} onSubmit={look}>
        <label>
          {guestbookWords.findWhat}{' '}
          <input type="search" name="find" maxLength={maxFindLength} defaultValue={find} key={find} dir="auto" />
        </label>
        <Button size="small" type="submit">
          {guestbookWords.find}
        </Button>
      </form>
      {find !== undefined && (
        <ButtonLink size="small" to={book}>
          {guestbookWords.allMessages}
        </ButtonLink>
      )}
    </search>
  );
}
