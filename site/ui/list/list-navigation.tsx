import { sharedWords } from 'virtual:words';
import { type ListName, listPageLinks } from '#model/paged-list.ts';
import { fillWords } from '#model/words.ts';
import { Link } from '#site/navigation/navigation.tsx';
import { paths } from '#site/navigation/paths.ts';
import { ButtonLink } from '#site/ui/button/button-link.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { arrowLeftIcon, arrowRightIcon } from '#site/ui/icon/icons.ts';
import styles from './list-navigation.module.css';

type Props = { list: ListName; number: number; pageCount: number };

/** Links to the other pages of a list; nothing if there are none. */
export function ListNavigation({ list, number, pageCount }: Props) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label={sharedWords.pages} data-print="never">
      {number > 1 && (
        <ButtonLink className={styles.previous} to={paths.list(list, number - 1)} rel="prev">
          <Icon shape={arrowLeftIcon} />
          {sharedWords.previousPage}
        </ButtonLink>
      )}
      <div className={styles.middle}>
        {/* biome-ignore lint/a11y/noRedundantRoles: VoiceOver forgets that a list without bullets is one */}
        <ul className={styles.numbers} role="list">
          {listPageLinks(number, pageCount).map((linked, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name, and the numbers keep their order
            <li key={index}>
              {linked ? <PageLink {...{ list, number: linked, isCurrent: linked === number }} /> : '…'}
            </li>
          ))}
        </ul>
        <p className={styles.place}>{fillWords(sharedWords.pageOf, { page: number, count: pageCount })}</p>
      </div>
      {number < pageCount && (
        <ButtonLink className={styles.next} to={paths.list(list, number + 1)} rel="next">
          {sharedWords.nextPage}
          <Icon shape={arrowRightIcon} />
        </ButtonLink>
      )}
    </nav>
  );
}

function PageLink({ list, number, isCurrent }: { list: ListName; number: number; isCurrent: boolean }) {
  return (
    <Link
      className={styles.number}
      to={paths.list(list, number)}
      aria-label={fillWords(sharedWords.page, { page: number })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {number}
    </Link>
  );
}
